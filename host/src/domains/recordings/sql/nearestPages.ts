// How near to a conversion the visitors of recordings with friction came: the highest share of converted visits among
// those that saw one of the pages of the visit. Other recordings have no relevance, so their pages aren't read.
import { IS_PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import { CONVERTED } from "./friction.ts";
import type { ListedVisits } from "./listedVisits.ts";

/** `candidates`: a SELECT of sessions, as in `visits`. Rows of `session_id` and `nearest`. */
export function nearestPagesSql({ id, ofVisits }: ListedVisits, candidates: string): string {
  const viewers = (where: string) => `SELECT viewer, arrayJoin(pages) AS page
    FROM (SELECT ${id("session_id")} AS viewer, arrayDistinct(groupArray(cityHash64(path))) AS pages FROM event
      WHERE ${ofVisits} AND ${IS_PAGE_VIEW} AND ${id("session_id")} IN (${where}) GROUP BY viewer)`;
  return `SELECT viewer AS session_id, max(share) AS nearest
  FROM (${viewers(candidates)}) AS seen
  INNER JOIN (SELECT page, avg(viewer IN (${CONVERTED})) AS share FROM (${viewers("SELECT session_id FROM visits")})
    GROUP BY page) AS shares USING (page)
  GROUP BY viewer`;
}
