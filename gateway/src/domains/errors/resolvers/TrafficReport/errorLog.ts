import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import type { TrafficReportResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { lower, upper } from "#gateway/graph/enums.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { pageOf } from "#gateway/graph/pageOf.ts";
import { errorGroupOf } from "../../errorGroupOf.ts";
import { getErrorGroups } from "../../errors.upstream.ts";

const MAX_TEXT = 200;

export const errorLog: TrafficReportResolvers["errorLog"] = async (
  { question },
  { states, contains, kinds, releases, assignee, ...page },
  { upstream },
) => {
  if (contains && contains.length > MAX_TEXT) {
    throw invalid("contains", requestRefusals.tooLong({ field: "contains", max: MAX_TEXT }));
  }
  const { rows, total, totals, facets, range } = await getErrorGroups(upstream, {
    ...question,
    ...pageOf(page, 500),
    ...(states && { states: states.map(lower) }),
    ...(contains && { text: contains }),
    ...(kinds && { kinds: kinds.map(lower) }),
    ...(releases && { releases }),
    ...(assignee != null && { assignee }),
  });
  return {
    groups: rows.map(errorGroupOf),
    totalCount: total,
    errors: totals.errors,
    sessions: totals.sessions,
    allSessions: totals.all_sessions,
    byState: totals.by_state,
    facets: { ...facets, kinds: facets.kinds.map(({ name, count }) => ({ kind: upper(name), count })) },
    range,
  };
};
