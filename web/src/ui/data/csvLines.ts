import type { CellValue } from "./columns.ts";

/**
 * Spreadsheets execute cells that begin like a formula, also with full-width signs and after whitespace. Such text is
 * prefixed with an apostrophe. Numbers stay numbers, including negative ones.
 */
const formula = /^[\s\u00a0\ufeff]*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

export function csvCell(value: CellValue): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : "";
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",\r\n\t;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180: CRLF between lines. */
export const csvLines = (lines: readonly (readonly CellValue[])[]): string =>
  lines.map((cells) => cells.map(csvCell).join(",")).join("\r\n") + "\r\n";
