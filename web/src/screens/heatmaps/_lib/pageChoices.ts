// The choices of the list of all pages. Each is stored in the URL, which omits the standard ones.
import type { HeatmapPageSort } from "#web/__generated__/HeatmapPagesScreenQuery.graphql.ts";
import { chosen } from "#web/reports/frame/reportChoices.ts";

export const PAGE = 50;
const MAX_SEARCH = 200;

export const pageSorts = ["VIEWS", "CLICKS", "RAGE", "DEAD"] as const satisfies readonly HeatmapPageSort[];

export function skippedIn(search: URLSearchParams): number {
  const skip = search.get("skip") ?? "";
  return /^\d{1,5}$/.test(skip) ? Number(skip) : 0;
}

export const textIn = (search: URLSearchParams): string => (search.get("q") ?? "").slice(0, MAX_SEARCH);

export const pageListArgs = (search: URLSearchParams) => ({
  search: textIn(search),
  sort: chosen(search, "sort", pageSorts),
  limit: PAGE,
  offset: skippedIn(search),
});

/** Any other choice resets to the first page. */
export function withChoice(search: URLSearchParams, choice: Record<string, string | null>): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete("skip");
  for (const [name, value] of Object.entries(choice)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
