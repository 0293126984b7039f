import { goalsRefusals } from "@sightline/schema/rest/goals/refusals";
import { getFunnels as endpoint } from "@sightline/schema/rest/funnels/funnels";
import { answeredRange } from "#host/analytics/scope/reportScope.ts";
import { member } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route, type Move } from "#host/http/route.ts";
import { gatherFunnel } from "./funnelScope.ts";
import { numbersOf } from "./numbersOf.ts";
import { refuseWithoutFeature } from "./profileOf.ts";
import { stepNumbers } from "./sql/stepNumbers.ts";

/** Queries at a time: a list must not take the store from everyone else. */
const AT_ONCE = 2;

type Listing = Move<typeof endpoint>;

function funnelsOf({ services, body }: Listing, widgetId: number) {
  const funnels = services.entities
    .selectFrom("funnel")
    .select(["id", "id_name", "steps", "window", "order", "mode", "status", "created_at"])
    .where("widget_id", "=", widgetId)
    .where("deleted_at", "is", null)
    .orderBy("id", "desc");
  if (body.archived === true) return funnels.execute();
  return funnels.where("status", "=", body.archived === "only" ? "archived" : "active").execute();
}

function rangeOf({ startDate, endDate }: Listing["body"]) {
  if (startDate !== undefined && endDate !== undefined) return { startDate, endDate };
  if (startDate === undefined && endDate === undefined) return undefined;
  throw new Problem(goalsRefusals.oneDate(), { field: startDate === undefined ? "startDate" : "endDate" });
}

/** One query for each funnel, as each reads other events. */
export const getFunnels = route(endpoint, {
  permit: member,
  gather: async (listing) => {
    const range = rangeOf(listing.body);
    const { widgetId } = await scopedProject(listing.services, listing.caller, listing.body.widget_id);
    await refuseWithoutFeature(listing.services.entities, widgetId);
    const rows = await funnelsOf(listing, widgetId);
    const scopes = range
      ? await Promise.all(
          rows.map(({ id }) => gatherFunnel({ ...listing, body: { widget_id: widgetId, ...range, id } })),
        )
      : [];
    return { rows, scopes };
  },
  ask: async ({ events }, { scopes }, { signal }) => {
    const standings = [];
    for (let n = 0; n < scopes.length; n += AT_ONCE) {
      const some = scopes.slice(n, n + AT_ONCE);
      const found = await Promise.all(some.map((scope) => stepNumbers({ events, signal }, scope)));
      standings.push(...some.map((scope, at) => numbersOf(scope, found[at]?.[0])));
    }
    return standings;
  },
  answer: (standings, { rows, scopes }) => ({
    rows: rows.map(({ status, ...row }, n) => {
      const standing = standings[n];
      return {
        ...row,
        steps: row.steps.length,
        archived: status === "archived",
        created_at: row.created_at.toISOString(),
        ...(standing && {
          standing: {
            entered: standing.totals.entered,
            converted: standing.totals.converted,
            rate: standing.totals.rate,
            steps: standing.steps.map(({ entered }) => entered),
          },
        }),
      };
    }),
    ...(scopes[0] && { range: answeredRange(scopes[0]) }),
  }),
});
