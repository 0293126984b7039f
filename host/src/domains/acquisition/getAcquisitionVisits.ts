import { getAcquisitionVisits as call } from "@sightline/schema/rest/acquisition/acquisition";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { gatherAcquisition } from "#host/analytics/acquisition/acquisitionScope.ts";
import { withoutPlace, withPlace } from "./ruleNumber.ts";
import { factColumns, tracedVisits } from "./sql/tracedVisits.ts";

export const getAcquisitionVisits = route(call, {
  permit: member,
  gather: async (move) => {
    const { rule = "", limit } = move.body;
    return { scope: await gatherAcquisition(move), rule: withoutPlace(rule), limit };
  },
  ask: ({ events }, { scope, ...requested }, { signal }) => tracedVisits({ events, signal }, scope, requested),
  answer: (rows) => ({
    rows: rows.map((row) => ({
      session_id: row.session,
      visitor_id: row.visitor_id,
      started: new Date(row.began_ms).toISOString(),
      channel: row.channel,
      rule: withPlace(row.rule),
      facts: [
        ...factColumns.map((name) => ({ name: name as string, value: row[`fact_${name}`] })),
        // the id itself would identify a visitor's click: its kind is sufficient
        { name: "click id", value: row.click },
      ].filter(({ value }) => value !== ""),
      landing: row.landing,
      pageviews: row.views,
      converted: row.has_converted === 1,
    })),
    total: rows[0]?.total ?? 0,
  }),
});
