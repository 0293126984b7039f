/** A URL that a page may load, from customer input: one of our own paths, or http(s) elsewhere; null for all others. */
export function publicAddress(text: string | null, where: "anywhere" | "https only" = "anywhere"): string | null {
  if (text === null) return null;
  if (text.startsWith("/") && !text.startsWith("//") && !text.startsWith("/\\")) return text;
  const url = URL.parse(text);
  if (url?.protocol === "https:" || (url?.protocol === "http:" && where === "anywhere")) return url.href;
  return null;
}
