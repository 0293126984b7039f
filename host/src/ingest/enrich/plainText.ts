// Pages may truncate texts anywhere. The store can't read half a character (one of a surrogate pair that was cut in
// two), and NUL can't be queried. Both are repaired so that the rest of the event remains usable.

export const plainText = (text: string): string => {
  const whole = text.isWellFormed() ? text : text.toWellFormed();
  return whole.includes("\0") ? whole.replaceAll("\0", "") : whole;
};

/** The same columns with repaired texts. */
export function plainColumns<T extends Record<string, string | number>>(columns: T): T {
  const plain: Record<string, string | number> = columns;
  for (const name in plain) {
    const value = plain[name];
    if (typeof value === "string") plain[name] = plainText(value);
  }
  return columns;
}
