import type { RequestOutcome } from "#web/__generated__/DeveloperScreenQuery.graphql.ts";

const outcomes: readonly RequestOutcome[] = ["OK", "REFUSED", "FAILED"];

/** The request log's filters from the URL. Invalid values are ignored. */
export function logFilters(search: URLSearchParams): { outcome: RequestOutcome | null; key: string | null } {
  const key = search.get("key");
  return {
    outcome: outcomes.find((each) => each === search.get("outcome")) ?? null,
    key: key !== null && /^[\w-]{4,100}$/.test(key) ? key : null,
  };
}
