/** An address that a page may load from, as a customer typed it: a path of ours, or http(s) elsewhere; null for others. */
export function publicAddress(text: string | null, where: "anywhere" | "https only" = "anywhere"): string | null {
  if (text === null) return null;
  if (text.startsWith("/") && !text.startsWith("//") && !text.startsWith("/\\")) return text;
  const url = URL.parse(text);
  if (url?.protocol === "https:" || (url?.protocol === "http:" && where === "anywhere")) return url.href;
  return null;
}
