// The choices of a report. Each is stored in the URL.

export const intervals = ["AUTO", "HOUR", "DAY", "WEEK", "MONTH"] as const;

/** The choice in the URL, or the first one. */
export function chosen<const T extends string>(search: URLSearchParams, name: string, choices: readonly T[]): T {
  const value = search.get(name);
  return choices.find((choice) => choice === value) ?? (choices[0] as T);
}

/** The interval in the URL; null: the default for the range. */
export function chosenInterval(search: URLSearchParams): Exclude<(typeof intervals)[number], "AUTO"> | null {
  const interval = chosen(search, "interval", intervals);
  return interval === "AUTO" ? null : interval;
}
