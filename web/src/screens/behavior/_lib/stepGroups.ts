// The filters that choose what a step of the engagement report counts. Where a filter of the screen tells apart what the
// step adds up, the list of visitors would say another number: then there are none.
import type { GraphCriteria, GraphOperator } from "@sightline/schema/rest/filterLanguage";
import type { Group } from "#web/reports/url/reportState.ts";
import { choosesPageViews, choosesSessions } from "#web/reports/filters/eventCriteria.ts";

export type StepKind = "scroll" | "time" | "pages" | "returns";

interface Kind {
  criteria: GraphCriteria;
  /** do the filters of the screen leave it whole? */
  isWhole(filters: readonly Group[]): boolean;
  /** a column of the list of visitors that has the most of what is counted first */
  sort: string;
}

const kinds: Record<StepKind, Kind> = {
  scroll: { criteria: "SCROLL_DEPTH", isWhole: choosesPageViews, sort: "pageviews" },
  time: { criteria: "PAGE_TIME", isWhole: choosesPageViews, sort: "pageviews" },
  pages: { criteria: "SESSION_PAGEVIEWS", isWhole: choosesSessions, sort: "sessions" },
  // how often somebody came is told of all their sessions
  returns: { criteria: "VISITOR_SESSIONS", isWhole: (filters) => filters.length === 0, sort: "sessions" },
};

interface Step {
  kind: StepKind;
  from: number;
  /** where the next begins; undefined: it is the last */
  next: number | undefined;
}

export function stepFilter(
  { kind, from, next }: Step,
  filters: readonly Group[],
): { filters: Group[]; sort: string } | undefined {
  const { criteria, isWhole, sort } = kinds[kind];
  if (!isWhole(filters)) return undefined;
  const compared = (operator: GraphOperator, value: number): Group => [{ criteria, operator, value: String(value) }];
  const isCount = kind === "pages" || kind === "returns";
  if (isCount && next === from + 1) return { filters: [compared("IS", from)], sort };
  const end = next === undefined ? [] : [compared("LESS", next)];
  return { filters: [compared("GREATER_OR_EQUAL", from), ...end], sort };
}
