// Servers write quotes, and bytes that cannot be printed, with a backslash: `\"` and `\xHH`. The bytes of a run are
// UTF-8; what is no UTF-8 becomes U+FFFD.
const ESCAPED = /((?:\\x[0-9a-f]{2})+)|\\(.)/gi;

const bytesOf = (run: string) => Buffer.from(run.replaceAll(/\\x/gi, ""), "hex").toString("utf8");

export const unescaped = (text: string): string =>
  text.includes("\\")
    ? text.replaceAll(ESCAPED, (_, run?: string, plain?: string) => (run ? bytesOf(run) : (plain ?? "")))
    : text;

/** nginx writes `\xHH` into JSON too, unless its log_format says escape=json; JSON has no such escape. */
export const jsonEscaped = (line: string): string =>
  line.replaceAll(/(?:\\x[0-9a-f]{2})+/gi, (run) => JSON.stringify(bytesOf(run)).slice(1, -1));

/** `-` is how servers write that there is nothing. */
export const logged = (text: string | undefined): string => (text === undefined || text === "-" ? "" : unescaped(text));
