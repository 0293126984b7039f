// The outcome of all lines.
import { type ImportedLines, type RefusedLine, SkipReason } from "@sightline/schema/rest/projects/importing";

/** The maximum number of refused lines that are shown in full. */
const SHOWN = 20;

export interface Tally {
  files: number;
  read: number;
  stored: number;
  known: number;
  skipped: Record<SkipReason, number>;
  refused: number;
  /** number of refused lines per reason */
  reasons: Map<string, number>;
  /** `access.log:17  time: must be ...` */
  shown: string[];
}

export const newTally = (): Tally => ({
  files: 0,
  read: 0,
  stored: 0,
  known: 0,
  skipped: { bot: 0, asset: 0, method: 0, status: 0, redirect: 0, blocked: 0 },
  refused: 0,
  reasons: new Map(),
  shown: [],
});

export function countRefused(tally: Tally, file: string, { number, field, message }: RefusedLine): void {
  const reason = `${field}: ${message}`;
  tally.refused++;
  tally.reasons.set(reason, (tally.reasons.get(reason) ?? 0) + 1);
  if (tally.shown.length < SHOWN) tally.shown.push(`${file === "-" ? "stdin" : file}:${number}  ${reason}`);
}

/** The host numbers the lines of a call from 1; `sent` records the origin of each line. */
export function countTaken(
  tally: Tally,
  sent: readonly { file: string; line: { number: number } }[],
  taken: ImportedLines,
): void {
  tally.stored += taken.stored;
  tally.known += taken.known;
  for (const reason of SkipReason.options) tally.skipped[reason] += taken.skipped[reason];
  for (const refused of taken.refused) {
    const { file, line } = sent[refused.number - 1] ?? { file: "", line: refused };
    countRefused(tally, file, { ...refused, number: line.number });
  }
}
