import { previewGrouping as call } from "@sightline/schema/rest/flow/flow";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { gatherReport } from "#host/analytics/scope/reportScope.ts";
import { groupedPaths } from "./sql/groupedPaths.ts";

export const previewGrouping = route(call, {
  permit: member,
  gather: async (move) => ({ scope: await gatherReport(move), pattern: move.body.pattern }),
  ask: ({ events }, { scope, pattern }, { signal }) => groupedPaths({ events, signal }, scope, pattern),
  answer: (rows) => ({
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ path, pageviews }) => ({ path, pageviews })),
  }),
});
