// RFC 4180: CRLF between lines, quotes where needed.

/**
 * Spreadsheets execute cells that begin like a formula, also with full-width signs and after whitespace. Such text is
 * prefixed with an apostrophe. Numbers stay numbers, including negative ones. (The app's own toCsv writes charts by the
 * same rule.)
 */
const formula = /^[\s\u00a0\ufeff]*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : "";
  if (typeof value === "boolean") return String(value);
  const text = Array.isArray(value)
    ? value.map(String).join("; ")
    : typeof value === "string"
      ? value
      : JSON.stringify(value);
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n\t;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (values: readonly unknown[]): string => `${values.map(csvCell).join(",")}\r\n`;

/** The value at the path `a.b.c`; undefined if the path does not exist. */
export function at(value: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === "object" && inner !== null && Object.hasOwn(inner, key)
          ? (inner as Record<string, unknown>)[key]
          : undefined,
      value,
    );
}
