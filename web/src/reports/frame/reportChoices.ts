// What a viewer may choose on a report; each choice lives in the address.

export const intervals = ["AUTO", "HOUR", "DAY", "WEEK", "MONTH"] as const;

/** The choice that the address names, or the first. */
export function chosen<const T extends string>(search: URLSearchParams, name: string, choices: readonly T[]): T {
  const value = search.get(name);
  return choices.find((choice) => choice === value) ?? (choices[0] as T);
}

/** The interval that the address names; null: one that suits the range. */
export function chosenInterval(search: URLSearchParams): Exclude<(typeof intervals)[number], "AUTO"> | null {
  const interval = chosen(search, "interval", intervals);
  return interval === "AUTO" ? null : interval;
}
