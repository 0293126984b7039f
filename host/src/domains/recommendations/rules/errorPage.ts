// Pages with script errors for a significant share of the visitors.
import { recommendationsMessages as messages } from "@sightline/schema/rest/recommendations/refusals";
import { count, dashboardLink, MOST_OF_A_RULE, type Find } from "../finding.ts";
import { SESSIONS, sessionsWith } from "#host/analytics/visits/countSql.ts";
import { PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import { IS_HUMAN, IN_PERIOD } from "#host/analytics/visits/humanTrafficSql.ts";
import { number, text } from "#host/stores/resultColumns.ts";
import { groundParams } from "../sql/sessionFacts.ts";

const LEAST_SESSIONS = 20;
/** Share of the page's sessions. */
const LEAST_SHARE = 0.03;

export const errorPage: Find = async ({ events, signal }, ground) => {
  const rows = await events.query(
    { path: text, failed: number, sessions: number, common: text },
    `SELECT path, ${sessionsWith("type = 'error'")} AS failed, ${SESSIONS} AS sessions,
  topKIf(1)(message, type = 'error')[1] AS common
FROM event WHERE ${IN_PERIOD} AND ${IS_HUMAN} AND type IN ('error', ${PAGE_VIEW})
GROUP BY path HAVING failed >= ${LEAST_SESSIONS} AND failed >= sessions * ${LEAST_SHARE}
ORDER BY failed DESC, path LIMIT ${MOST_OF_A_RULE}`,
    groundParams(ground),
    signal,
  );
  return rows.map(({ path, failed, sessions, common }) => ({
    rule: "error_page" as const,
    subject: path,
    title: messages.errorTitle({ page: path }),
    body: messages.errorBody({
      page: path,
      share: failed / Math.max(sessions, failed),
      error: common.slice(0, 160),
    }),
    feature: "errortrack" as const,
    link: dashboardLink(ground, "page", path),
    link_text: messages.viewPage(),
    evidence: [
      { label: "Sessions with an error", value: count(failed) },
      { label: "Sessions on the page", value: count(sessions) },
    ],
    sessions: failed,
  }));
};
