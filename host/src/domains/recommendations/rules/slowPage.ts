// Pages whose largest contentful paint is later than 4 s for a quarter of the visitors: "poor" on the scale of the web
// vitals.
import { recommendationsMessages as messages } from "@sightline/schema/rest/recommendations/refusals";
import { count, dashboardLink, MOST_OF_A_RULE, inSeconds, seconds, type Find } from "../finding.ts";
import { sessionsWith } from "#host/analytics/visits/countSql.ts";
import { IS_HUMAN, IN_PERIOD } from "#host/analytics/visits/humanTrafficSql.ts";
import { number, text } from "#host/stores/resultColumns.ts";
import { groundParams } from "../sql/sessionFacts.ts";

const LEAST_LOADS = 50;
const POOR_MS = 4000;
const GOOD_MS = 2500;

export const slowPage: Find = async ({ events, signal }, ground) => {
  const rows = await events.query(
    { path: text, p75: number, loads: number, sessions: number },
    `SELECT path, quantileExact(0.75)(vital_value) AS p75, count() AS loads,
  ${sessionsWith(`vital_value > ${GOOD_MS}`)} AS sessions
FROM event WHERE ${IN_PERIOD} AND ${IS_HUMAN} AND type = 'vital' AND vital_name = 'LCP'
GROUP BY path HAVING loads >= ${LEAST_LOADS} AND p75 > ${POOR_MS}
ORDER BY sessions DESC, path LIMIT ${MOST_OF_A_RULE}`,
    groundParams(ground),
    signal,
  );
  return rows.map(({ path, p75, loads, sessions }) => ({
    rule: "slow_page" as const,
    subject: path,
    title: messages.slowTitle({ page: path }),
    body: messages.slowBody({ page: path, time: inSeconds(p75), good: inSeconds(GOOD_MS) }),
    feature: "analytics" as const,
    link: dashboardLink(ground, "page", path),
    link_text: messages.viewPage(),
    evidence: [
      { label: "Largest contentful paint, 75th percentile", value: seconds(p75) },
      { label: "Loads measured", value: count(loads) },
      { label: `Sessions that waited over ${seconds(GOOD_MS)}`, value: count(sessions) },
    ],
    sessions,
  }));
};
