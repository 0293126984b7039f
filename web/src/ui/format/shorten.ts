/** The first `length` characters and "..." when the text is longer; the full text belongs in the title. */
export function shorten(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length).join("")}...` : text;
}
