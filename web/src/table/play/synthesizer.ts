/** Small sounds made on the spot: noise for wood and rails, sines for bells and brass. No files. */

export type Sound = "dice" | "bell" | "stamp" | "coins" | "fanfare";

/** Loudness of everything together; a table in a quiet room. */
const VOLUME = 0.22;
const SILENCE = 0.0001;

interface Tone {
  /** Hertz; a second one is glided to. */
  pitch: readonly [number, number?];
  /** Seconds after now, and how long it rings. */
  at: number;
  ring: number;
  loudness: number;
  wave?: OscillatorType;
}

interface Knock {
  /** Hertz that the noise is centred on, and how narrowly. */
  pitch: number;
  narrowness: number;
  at: number;
  ring: number;
  loudness: number;
}

/** When a thrown die touches the table, and how hard. */
const BOUNCES = [
  [0, 0.9],
  [0.075, 0.6],
  [0.13, 0.75],
  [0.21, 0.5],
  [0.33, 0.4],
  [0.46, 0.25],
] as const;

/** The parts of a bell's sound: how many times the lowest pitch, how loud. */
const PARTIALS = [
  [1, 0.5],
  [2.01, 0.26],
  [2.76, 0.18],
  [5.4, 0.07],
] as const;

/** Up a major chord, the last note held. */
const FANFARE = [523.25, 659.25, 783.99, 1046.5] as const;

export class Synthesizer {
  readonly #context = new AudioContext();
  readonly #out = this.#context.createGain();
  readonly #noise = makeNoise(this.#context);

  constructor() {
    this.#out.gain.value = VOLUME;
    this.#out.connect(this.#context.createDynamicsCompressor()).connect(this.#context.destination);
  }

  play(sound: Sound): void {
    void this.#context.resume();
    const parts = {
      dice: () => this.#dice(),
      bell: () => this.#bell(),
      stamp: () => this.#stamp(),
      coins: () => this.#coins(),
      fanfare: () => this.#fanfare(),
    };
    parts[sound]();
  }

  /** Wheels over rail joints: slower at both ends, as the train is. */
  ride(steps: number, seconds: number): void {
    void this.#context.resume();
    for (let step = 0; step < steps; step += 1) {
      const share = (step + 0.5) / steps;
      const at = seconds * (share < 0.5 ? Math.sqrt(share / 2) : 1 - Math.sqrt((1 - share) / 2));
      this.#knock({ pitch: 420, narrowness: 2, at, ring: 0.05, loudness: 0.5 });
      this.#knock({ pitch: 340, narrowness: 2, at: at + 0.045, ring: 0.06, loudness: 0.35 });
    }
  }

  #dice(): void {
    BOUNCES.forEach(([at, loudness], index) => {
      const pitch = 1900 + 420 * (index % 3);
      this.#knock({ pitch, narrowness: 3, at, ring: 0.05, loudness });
    });
  }

  #bell(): void {
    for (const at of [0, 0.22]) {
      for (const [times, loudness] of PARTIALS) {
        this.#tone({ pitch: [880 * times], at, ring: 1.3 / times, loudness });
      }
    }
  }

  #stamp(): void {
    this.#tone({ pitch: [170, 55], at: 0, ring: 0.16, loudness: 0.9 });
    this.#knock({ pitch: 700, narrowness: 0.8, at: 0, ring: 0.07, loudness: 0.7 });
  }

  #coins(): void {
    [2300, 1950, 1640].forEach((pitch, index) => {
      const wave = "triangle";
      this.#tone({ pitch: [pitch], at: index * 0.075, ring: 0.16, loudness: 0.3, wave });
    });
  }

  #fanfare(): void {
    FANFARE.forEach((pitch, index) => {
      const last = index === FANFARE.length - 1;
      const wave = "triangle";
      const tone = { at: index * 0.16, ring: last ? 1.4 : 0.3, loudness: 0.5, wave } as const;
      this.#tone({ ...tone, pitch: [pitch] });
      this.#tone({ ...tone, pitch: [pitch / 2], loudness: 0.3 });
    });
  }

  #tone({ pitch: [from, to], at, ring, loudness, wave = "sine" }: Tone): void {
    const start = this.#context.currentTime + at;
    const oscillator = this.#context.createOscillator();
    oscillator.type = wave;
    oscillator.frequency.setValueAtTime(from, start);
    if (to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(to, start + ring);
    oscillator.connect(this.#fade(start, ring, loudness));
    oscillator.start(start);
    oscillator.stop(start + ring);
  }

  #knock({ pitch, narrowness, at, ring, loudness }: Knock): void {
    const start = this.#context.currentTime + at;
    const source = this.#context.createBufferSource();
    source.buffer = this.#noise;
    const filter = this.#context.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = pitch;
    filter.Q.value = narrowness;
    source.connect(filter).connect(this.#fade(start, ring, loudness));
    source.start(start);
    source.stop(start + ring);
  }

  /** Struck at once, then dying away. */
  #fade(start: number, ring: number, loudness: number): GainNode {
    const gain = this.#context.createGain();
    gain.gain.setValueAtTime(SILENCE, start);
    gain.gain.exponentialRampToValueAtTime(loudness, start + 0.004);
    gain.gain.exponentialRampToValueAtTime(SILENCE, start + ring);
    gain.connect(this.#out);
    return gain;
  }
}

/** Half a second of white noise. */
function makeNoise(context: BaseAudioContext): AudioBuffer {
  const noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return noise;
}
