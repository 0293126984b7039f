import { getRetentionVisitors as call } from "@sightline/schema/rest/retention/retention";
import { trafficRefusals } from "@sightline/schema/rest/traffic/refusals";
import { member } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { gatherRetention } from "./retentionScope.ts";
import { retentionVisitors } from "./sql/retentionVisitors.ts";

export const getRetentionVisitors = route(call, {
  permit: member,
  gather: async (move) => {
    const scope = await gatherRetention(move);
    const { cohort, offset, limit, skip } = move.body;
    const day = cohort.slice(0, 10);
    const place = scope.slots.slice(0, scope.cohorts).findLastIndex(({ t }) => t <= day);
    const cell = scope.slots[place + offset];
    if (place < 0 || !cell) throw new Problem(trafficRefusals.noSuchCohort(), { field: "cohort" });
    return { scope, cell: { cohort: scope.first + place, offset, from: cell.from, to: cell.to, limit, skip } };
  },
  ask: ({ events }, { scope, cell }, { signal }) => retentionVisitors({ events, signal }, scope, cell),
  answer: (rows) => ({
    rows: rows.map(({ last_seen_ms, total: _total, ...row }) => ({
      ...row,
      last_seen: new Date(last_seen_ms).toISOString(),
    })),
    total: rows[0]?.total ?? 0,
  }),
});
