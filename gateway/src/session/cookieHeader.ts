/** One cookie of a `Cookie` header; undefined if it is missing or occurs twice with different values. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined || !header.includes(name)) return undefined;
  let found: string | undefined;
  for (const pair of header.split(";")) {
    const at = pair.indexOf("=");
    if (at < 0 || pair.slice(0, at).trim() !== name) continue;
    const value = pair.slice(at + 1).trim();
    if (found !== undefined && found !== value) return undefined;
    found = value;
  }
  return found === "" ? undefined : found;
}
