import { getWidgetsNoCache as endpoint } from "@sightline/schema/rest/projects/projects";
import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import { projectsRefusals } from "@sightline/schema/rest/projects/refusals";
import type { Caller } from "#host/http/caller.ts";
import { findMember } from "#host/http/mount/callerLookup.ts";
import { anyone } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import type { Services } from "#host/http/services.ts";
import { pageviewsNow } from "./pageviews.ts";
import { visibleRows } from "./visibleRows.ts";
import { widgetOf } from "./widgetOf.ts";

/** With another member's id, owners and admins get the projects that this member can see. */
async function viewOf(services: Services, caller: Caller, userId: number | undefined): Promise<Caller> {
  if (userId === undefined || caller.kind === "nobody") return caller;
  if (caller.kind !== "share" && caller.userId === userId) return caller;
  const other = await findMember(services, userId);
  if (caller.kind === "share" || other?.companyId !== caller.companyId)
    throw new Problem(accountRefusals.userNotFound());
  if (caller.role > 1) throw new Problem(projectsRefusals.projectsOfOthers());
  return other;
}

export const getWidgetsNoCache = route(endpoint, {
  permit: anyone,
  gather: async ({ services, caller, body }) => {
    const own = await visibleRows(services, caller, body.widget_id);
    const view = await viewOf(services, caller, body.user_id);
    if (view === caller) return own;
    const theirs = await visibleRows(services, view, body.widget_id);
    return theirs.filter((row) => own.some((mine) => mine.widget_id === row.widget_id));
  },
  ask: (services, rows, { signal }) =>
    pageviewsNow(
      services,
      rows.map((row) => row.widget_id),
      signal,
    ),
  answer: (counts, rows, { services }) =>
    rows.map((row) => widgetOf(row, counts.get(row.widget_id), services.env.TRACKER_URL)),
});
