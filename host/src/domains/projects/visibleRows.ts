import { projectsRefusals } from "@sightline/schema/rest/projects/refusals";
import type { Caller } from "#host/http/caller.ts";
import { unauthenticated, Problem } from "#host/http/problem.ts";
import { MAX_ID } from "#host/http/projectScope.ts";
import type { Services } from "#host/http/services.ts";
import { visibleWidgets } from "#host/members/visibleWidgets.ts";
import type { WidgetRow } from "./widgetOf.ts";

/**
 * The projects that a caller may view, or only the requested one. Returns not found for a project that the caller may
 * not view.
 */
export async function visibleRows(
  services: Services,
  caller: Caller,
  widgetId: number | undefined,
  withPaused = false,
): Promise<WidgetRow[]> {
  if (caller.kind === "nobody") throw unauthenticated();
  if (widgetId !== undefined && widgetId > MAX_ID) throw new Problem(projectsRefusals.notFound());
  let query = visibleWidgets(services.entities, caller, withPaused).selectAll("widget");
  if (widgetId !== undefined) query = query.where("widget_id", "=", widgetId);
  const rows = await query.execute();
  if (widgetId !== undefined && rows.length === 0) throw new Problem(projectsRefusals.notFound());
  return rows;
}
