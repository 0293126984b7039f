// JSON without JSON.stringify: Prototype.js and its kind put a toJSON on every array and text, and then arrays arrive as
// texts. Numbers that are none (a page that replaced Date) are left out like undefined values, so that the rest is taken.
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
