import { getRetentionSplit as call } from "@sightline/schema/rest/retention/retention";
import { readers } from "#host/http/permit.ts";
import { answeredRange } from "#host/analytics/scope/reportScope.ts";
import { route } from "#host/http/route.ts";
import { gatherRetention } from "./retentionScope.ts";
import { cohortRows, meanCells } from "./retentionTable.ts";
import { retentionCells } from "./sql/retentionCells.ts";

const MOST_ROWS = 8;

export const getRetentionSplit = route(call, {
  permit: readers("retention"),
  gather: async (move) => ({ scope: await gatherRetention(move), by: move.body.by }),
  ask: ({ events }, { scope, by }, { signal }) => retentionCells({ events: events.cached, signal }, scope, by),
  answer: (counts, { scope }) => ({
    rows: [...Map.groupBy(counts, ({ label }) => label)]
      .map(([name, own]) => {
        const cohorts = cohortRows(scope, own);
        return { name, size: cohorts.reduce((sum, { size }) => sum + size, 0), cells: meanCells(cohorts) };
      })
      .toSorted((one, other) => other.size - one.size || (one.name < other.name ? -1 : 1))
      .slice(0, MOST_ROWS),
    range: answeredRange(scope),
  }),
});
