// Elements that visitors click repeatedly because nothing happens.
import { recommendationsMessages as messages } from "@sightline/schema/rest/recommendations/refusals";
import { count, dashboardLink, MOST_OF_A_RULE, type Find } from "../finding.ts";
import { SESSIONS_OF_CHOSEN } from "#host/analytics/visits/countSql.ts";
import { IS_HUMAN, IN_PERIOD } from "#host/analytics/visits/humanTrafficSql.ts";
import { number, text } from "#host/stores/resultColumns.ts";
import { groundParams } from "../sql/sessionFacts.ts";

const LEAST_SESSIONS = 10;

export const rageClicks: Find = async ({ events, signal }, ground) => {
  const rows = await events.query(
    { path: text, selector: text, words: text, sessions: number },
    `SELECT path, selector, topK(1)(text)[1] AS words, ${SESSIONS_OF_CHOSEN} AS sessions
FROM event WHERE ${IN_PERIOD} AND ${IS_HUMAN} AND type = 'rage'
GROUP BY path, selector HAVING sessions >= ${LEAST_SESSIONS}
ORDER BY sessions DESC, path, selector LIMIT ${MOST_OF_A_RULE}`,
    groundParams(ground),
    signal,
  );
  return rows.map(({ path, selector, words, sessions }) => {
    const element = words ? `“${words}”` : selector;
    return {
      rule: "rage" as const,
      subject: `${path} ${selector}`,
      title: messages.rageTitle({ element, page: path }),
      body: messages.rageBody({ element, sessions }),
      feature: "heatmap" as const,
      link: dashboardLink(ground, "page", path),
      link_text: messages.viewPage(),
      evidence: [
        { label: "Sessions", value: count(sessions) },
        { label: "Element", value: selector },
      ],
      sessions,
    };
  });
};
