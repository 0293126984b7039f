// Drill-down filters of a step of the engagement report. If a screen filter splits the data that the step aggregates,
// the visitor list would show another number: then there are none.
import type { GraphCriteria, GraphOperator } from "@sightline/schema/rest/filterLanguage";
import type { Group } from "#web/reports/url/reportState.ts";
import { choosesPageViews, choosesSessions } from "#web/reports/filters/eventCriteria.ts";

export type StepKind = "scroll" | "time" | "pages" | "returns";

interface Kind {
  criteria: GraphCriteria;
  /** whether the screen's filters don't split it */
  isWhole(filters: readonly Group[]): boolean;
  /** column of the visitor list to sort by, most of the counted value first */
  sort: string;
}

const kinds: Record<StepKind, Kind> = {
  scroll: { criteria: "SCROLL_DEPTH", isWhole: choosesPageViews, sort: "pageviews" },
  time: { criteria: "PAGE_TIME", isWhole: choosesPageViews, sort: "pageviews" },
  pages: { criteria: "SESSION_PAGEVIEWS", isWhole: choosesSessions, sort: "sessions" },
  // the number of sessions is counted over all sessions of a visitor
  returns: { criteria: "VISITOR_SESSIONS", isWhole: (filters) => filters.length === 0, sort: "sessions" },
};

interface Step {
  kind: StepKind;
  from: number;
  /** lower bound of the next step; undefined: the last step */
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
