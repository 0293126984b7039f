// The choices of the list besides range and filters. Each is stored in the URL, which omits the standard ones.
import type { RecordingSort } from "#web/__generated__/RecordingListScreenQuery.graphql.ts";
import { chosen } from "#web/reports/frame/reportChoices.ts";
import { readSequence } from "#web/reports/drilldown/sequence.ts";
import { t } from "#web/texts/t.ts";
import { collectionArgs } from "./collectionArgs.ts";

export const PAGE = 25;

export const sortChoices = ["NEWEST", "RELEVANCE", "ACTIVITY", "LONGEST"] as const satisfies readonly RecordingSort[];
export const sortLabels: Readonly<Record<(typeof sortChoices)[number], string>> = {
  NEWEST: t("Newest first"),
  RELEVANCE: t("Most relevant first"),
  ACTIVITY: t("Most active first"),
  LONGEST: t("Longest first"),
};

export const switches = [
  { name: "unviewed", label: t("Not viewed") },
  { name: "external", label: t("Without internal traffic") },
] as const;
type SwitchName = (typeof switches)[number]["name"];

export const isOn = (search: URLSearchParams, name: SwitchName): boolean => search.get(name) === "1";

/** A changed choice resets to the first page. */
export function withChoice(search: URLSearchParams, choice: Record<string, string | null>): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete("after");
  for (const [name, value] of Object.entries(choice)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The variables from the URL, in addition to those of every report. */
export function listArgs(search: URLSearchParams) {
  const after = search.get("after");
  const sequence = readSequence(search.get("seq"));
  return {
    sort: chosen(search, "sort", sortChoices),
    unviewed: isOn(search, "unviewed"),
    ...collectionArgs(search),
    withoutInternal: isOn(search, "external"),
    tag: search.get("tag")?.slice(0, 40) || null,
    visitorId: search.get("visitor"),
    sequence: sequence.length > 0 ? sequence : null,
    first: PAGE,
    after,
    isFirstPage: after === null,
  };
}
