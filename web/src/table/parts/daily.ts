/** The way to a daily board, from wherever one is named. */

import { dateOf } from "../../store/clock.js";
import { readDesk, takeCodes } from "../play/daily.js";
import { startDesk } from "../play/desk.js";
import type { Table } from "../play/table.js";
import { openDialog } from "./dialog.js";

/** Open the board of a date, today's unless another is given; codes in `text` are taken in. */
export function openDaily(table: Table, date = dateOf(), text: string | null = null): void {
  const desk = startDesk(table.game.id, date, table.state.desk);
  table.state.desk = desk;
  if (table.state.dialog?.name === "daily") table.draw();
  else openDialog(table, { name: "daily" });
  const read = readDesk(table, desk);
  if (text) void read.then(() => takeCodes(table, desk, text));
}
