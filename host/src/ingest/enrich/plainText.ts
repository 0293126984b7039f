// Texts come from pages, which cut them wherever they like. Half a character (one of a pair that was cut in two) cannot
// be read by the store, NUL cannot be asked for; both are put right, so that the rest of the event stands.

export const plainText = (text: string): string => {
  const whole = text.isWellFormed() ? text : text.toWellFormed();
  return whole.includes("\0") ? whole.replaceAll("\0", "") : whole;
};

/** The same columns with plain texts. */
export function plainColumns<T extends Record<string, string | number>>(columns: T): T {
  const plain: Record<string, string | number> = columns;
  for (const name in plain) {
    const value = plain[name];
    if (typeof value === "string") plain[name] = plainText(value);
  }
  return columns;
}
