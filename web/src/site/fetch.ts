/** Fetching what lies beside the page. */

/** Milliseconds after which a file is not waited for any more: a line may be dead without anybody being told. */
const PATIENCE = 30_000;

/** The file at an address. Throws if it cannot be had, or not in time. */
export async function fetchFile(address: URL, options: RequestInit = {}): Promise<Response> {
  const answer = await fetch(address, { ...options, signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw new Error(`${address.pathname}: HTTP status ${answer.status}`);
  return answer;
}
