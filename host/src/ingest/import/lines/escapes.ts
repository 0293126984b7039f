// Servers escape quotes and non-printable bytes with a backslash: `\"` and `\xHH`. The bytes of a run are UTF-8.
// Invalid UTF-8 becomes U+FFFD.
const ESCAPED = /((?:\\x[0-9a-f]{2})+)|\\(.)/gi;

const bytesOf = (run: string) => Buffer.from(run.replaceAll(/\\x/gi, ""), "hex").toString("utf8");

export const unescaped = (text: string): string =>
  text.includes("\\")
    ? text.replaceAll(ESCAPED, (_, run?: string, plain?: string) => (run ? bytesOf(run) : (plain ?? "")))
    : text;

/** nginx writes `\xHH` into JSON too, unless its log_format says escape=json; JSON has no such escape. */
export const jsonEscaped = (line: string): string =>
  line.replaceAll(/(?:\\x[0-9a-f]{2})+/gi, (run) => JSON.stringify(bytesOf(run)).slice(1, -1));

/** Servers write `-` for a missing value. */
export const logged = (text: string | undefined): string => (text === undefined || text === "-" ? "" : unescaped(text));
