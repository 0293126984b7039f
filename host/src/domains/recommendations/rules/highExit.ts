// Landing pages with a much higher bounce rate than other landing pages.
import { recommendationsMessages as messages } from "@sightline/schema/rest/recommendations/refusals";
import { count, dashboardLink, MOST_OF_A_RULE, percent, type Find } from "../finding.ts";
import { groundParams, SESSIONS } from "../sql/sessionFacts.ts";
import { differenceOfRates } from "#host/analytics/statistics/differences.ts";
import { number, text } from "#host/stores/resultColumns.ts";
import { SURE } from "../sure.ts";

const LEAST_SESSIONS = 100;
/** Difference from the other pages, as a share of sessions. */
const LEAST_GAP = 0.1;

export const highExit: Find = async ({ events, signal }, ground) => {
  const rows = await events.query(
    { entry: text, sessions: number, bounces: number },
    `SELECT entry, count() AS sessions, countIf(bounced) AS bounces FROM (${SESSIONS})
WHERE entry != '' GROUP BY entry ORDER BY sessions DESC, entry LIMIT 1000`,
    groundParams(ground),
    signal,
  );
  const all = rows.reduce((sum, row) => ({ hits: sum.hits + row.bounces, of: sum.of + row.sessions }), {
    hits: 0,
    of: 0,
  });
  return rows
    .flatMap(({ entry, sessions, bounces }) => {
      const others = { hits: all.hits - bounces, of: all.of - sessions };
      if (sessions < LEAST_SESSIONS || others.of < LEAST_SESSIONS) return [];
      const [here, there] = [bounces / sessions, others.hits / others.of];
      const { p = 1 } = differenceOfRates(others, { hits: bounces, of: sessions }) ?? {};
      if (here - there < LEAST_GAP || p > SURE) return [];
      return [{ entry, sessions, bounces, here, there, more: bounces - sessions * there }];
    })
    .toSorted((a, b) => b.more - a.more)
    .slice(0, MOST_OF_A_RULE)
    .map(({ entry, sessions, bounces, here, there }) => ({
      rule: "high_exit" as const,
      subject: entry,
      title: messages.highExitTitle({ page: entry }),
      body: messages.highExitBody({ page: entry, here, elsewhere: there }),
      feature: "analytics" as const,
      link: dashboardLink(ground, "landing_page", entry),
      link_text: messages.viewVisits(),
      evidence: [
        { label: "Sessions that began here", value: count(sessions) },
        { label: "Bounce rate here", value: percent(here) },
        { label: "Bounce rate elsewhere", value: percent(there) },
      ],
      sessions: bounces,
    }));
};
