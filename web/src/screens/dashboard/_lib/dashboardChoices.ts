// What a viewer may choose on the dashboard; each choice lives in the address.

export const pageDimensions = ["PAGE", "ENTRY", "EXIT"] as const;
export const sourceDimensions = ["CHANNEL", "REF", "UTM_SOURCE", "UTM_MEDIUM", "UTM_CAMPAIGN"] as const;
export const deviceDimensions = ["DEVICE", "BROWSER", "OS"] as const;
export const intervals = ["AUTO", "HOUR", "DAY", "WEEK", "MONTH"] as const;

/** The choice that the address names, or the first. */
export function chosen<const T extends string>(search: URLSearchParams, name: string, choices: readonly T[]): T {
  const value = search.get(name);
  return choices.find((choice) => choice === value) ?? (choices[0] as T);
}
