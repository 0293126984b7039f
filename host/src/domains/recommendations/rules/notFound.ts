// URLs of the site that don't exist, according to the titles of their pages, and the referrers of their visitors.
import { recommendationsMessages as messages } from "@sightline/schema/rest/recommendations/refusals";
import { count, dashboardLink, MOST_OF_A_RULE, type Find } from "../finding.ts";
import { SESSIONS_OF_CHOSEN } from "#host/analytics/visits/countSql.ts";
import { IS_PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import { IS_HUMAN, IN_PERIOD } from "#host/analytics/visits/humanTrafficSql.ts";
import { number, text } from "#host/stores/resultColumns.ts";
import { groundParams } from "../sql/sessionFacts.ts";

const LEAST_SESSIONS = 10;

export const notFound: Find = async ({ events, signal }, ground) => {
  const rows = await events.query(
    { path: text, sessions: number, from: text },
    `SELECT path, ${SESSIONS_OF_CHOSEN} AS sessions, topKIf(1)(ref_host, ref_host != '')[1] AS from
FROM event WHERE ${IN_PERIOD} AND ${IS_HUMAN} AND ${IS_PAGE_VIEW} AND match(title, '(?i)\\\\b404\\\\b|not found')
GROUP BY path HAVING sessions >= ${LEAST_SESSIONS} ORDER BY sessions DESC, path LIMIT ${MOST_OF_A_RULE}`,
    groundParams(ground),
    signal,
  );
  return rows.map(({ path, sessions, from }) => ({
    rule: "not_found" as const,
    subject: path,
    title: messages.notFoundTitle({ page: path }),
    body: from
      ? messages.notFoundFromBody({ page: path, sessions, source: from })
      : messages.notFoundBody({ page: path, sessions }),
    feature: "analytics" as const,
    link: dashboardLink(ground, "page", path),
    link_text: messages.viewVisits(),
    evidence: [
      { label: "Sessions", value: count(sessions) },
      ...(from ? [{ label: "Most frequent source", value: from }] : []),
    ],
    sessions,
  }));
};
