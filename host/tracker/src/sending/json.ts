// JSON without JSON.stringify: Prototype.js and similar libraries add toJSON to arrays and strings, which would send
// arrays as strings. Invalid numbers (from a page that replaced Date) are omitted like undefined values, so that the
// rest is accepted.
const escaped = (char: string) => `\\u${(char.charCodeAt(0) + 65_536).toString(16).slice(1)}`;

export function toJson(value: unknown): string {
  if (typeof value === "string") return `"${value.replace(/["\\\u0000-\u001f]/g, escaped)}"`;
  if (!value || typeof value !== "object") return String(value);
  if (Array.isArray(value)) return `[${value.map((each) => toJson(each)).join()}]`;
  return `{${Object.entries(value)
    .filter(([, each]) => each !== undefined && (typeof each !== "number" || isFinite(each)))
    .map(([name, each]) => `${toJson(name)}:${toJson(each)}`)
    .join()}}`;
}
