// How the command ends: its exit code and its reason.
import { written } from "./report.ts";
import type { Tally } from "./tally.ts";

/** The command was called incorrectly. */
export class UsageError extends Error {}

export const exitCodes = { ok: 0, failed: 1, usage: 2 } as const;

/** Why nothing was imported; undefined if page views were stored by this or an earlier import. */
export function whyNothing({ read, stored, known, refused }: Tally): string | undefined {
  if (stored + known > 0) return undefined;
  if (read === 0) return "Nothing was imported: the input has no lines";
  const lines = read === 1 ? "the only line" : `all ${written(read)} lines`;
  const reason = refused === read ? "refused" : refused === 0 ? "skipped" : "skipped or refused";
  return `Nothing was imported: ${lines} ${read === 1 ? "was" : "were"} ${reason}, for the reasons above`;
}
