// The place that the map shows, as the URL has it.

/** The country in the URL: two capital letters. */
export function readCountry(search: URLSearchParams): string | null {
  const code = search.get("country") ?? "";
  return /^[A-Z]{2}$/.test(code) ? code : null;
}

/** The region within that country; empty: unknown. */
export const readRegion = (search: URLSearchParams): string | null =>
  readCountry(search) === null ? null : (search.get("region")?.slice(0, 200) ?? null);
