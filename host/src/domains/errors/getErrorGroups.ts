import { getErrorGroups as call, type ErrorState } from "@sightline/schema/rest/errors/errors";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { answeredRange, gatherReport } from "#host/http/scope/reportScope.ts";
import { errorGroupOf } from "./errorGroupOf.ts";
import { errorGroups, errorTotals, firstSeen } from "./sql/errorGroups.ts";
import { errorStates } from "./sql/errorStates.ts";

export const getErrorGroups = route(call, {
  permit: member,
  gather: gatherReport,
  ask: async ({ events, entities }, scope, { signal }) => {
    const asking = { events, signal };
    const [groups, totals, said] = await Promise.all([
      errorGroups(asking, scope),
      errorTotals(asking, scope),
      errorStates(entities, scope.project.widgetId).execute(),
    ]);
    const hashes = groups.map(({ error_hash }) => error_hash);
    return { groups, totals, said, first: await firstSeen(asking, scope, hashes) };
  },
  answer: ({ groups, totals, said, first }, scope, { body }) => {
    const states = new Map(said.map((row) => [row.error_hash, row]));
    const all = groups.map((row) =>
      errorGroupOf(row, { said: states.get(row.error_hash), first: first.get(row.error_hash), now: scope.now }),
    );
    const sought = body.text.toLowerCase();
    const rows = all
      .filter(({ state }) => body.states === undefined || body.states.includes(state))
      .filter((row) => `${row.type}: ${row.message} ${row.place}`.toLowerCase().includes(sought));
    const counted = (state: ErrorState) => all.filter((row) => row.state === state).length;
    const by_state = {
      unresolved: counted("unresolved"),
      resolved: counted("resolved"),
      ignored: counted("ignored"),
      snoozed: counted("snoozed"),
    };
    return {
      rows: rows.slice(body.offset, body.offset + body.limit),
      total: rows.length,
      totals: { ...totals, by_state },
      range: answeredRange(scope),
      sampled: false as const,
    };
  },
});
