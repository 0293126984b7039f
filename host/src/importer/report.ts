// The summary at the end.
import type { SkipReason } from "@sightline/schema/rest/projects/importing";
import type { Tally } from "./tally.ts";

const skips: Record<SkipReason, string> = {
  bot: "bots",
  asset: "parts of pages and downloads",
  method: "not read with GET",
  status: "answered with an error",
  redirect: "sent on to another page",
  blocked: "left out by the project's rules",
};

export const written = (count: number) => count.toLocaleString("en");

export function report({ files, read, stored, known, skipped, refused, reasons, shown }: Tally): string {
  const row = (count: number, label: string) => `${written(count).padStart(14)}  ${label}`;
  const left = Object.values(skipped).reduce((sum, count) => sum + count, 0);
  const why = Object.entries(skipped).filter(([, count]) => count > 0) as [SkipReason, number][];
  const lines = [
    row(read, `lines read, in ${written(files)} ${files === 1 ? "file" : "files"}`),
    row(stored, "stored as page views"),
    row(known, "stored before, not counted again"),
    row(left, "skipped"),
    ...why.map(([reason, count]) => `    ${row(count, skips[reason])}`),
    row(refused, "refused"),
    ...[...reasons].toSorted(([, a], [, b]) => b - a).map(([reason, count]) => `    ${row(count, reason)}`),
  ];
  if (shown.length > 0)
    lines.push("", refused > shown.length ? "The first refused lines:" : "Refused lines:", ...shown);
  return `${lines.join("\n")}\n`;
}
