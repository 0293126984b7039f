import type { Widget } from "@sightline/schema/rest/projects/projects";
import type { CompanyCaller } from "#host/http/caller.ts";
import type { Services } from "#host/http/services.ts";
import { pageviewsOfLastMinute } from "./pageviews.ts";
import { visibleRows } from "./visibleRows.ts";
import { widgetOf, type WidgetRow } from "./widgetOf.ts";

/**
 * A project that the caller may configure, paused or not. Returns not found for a project that the caller may not view.
 */
export async function ownWidget(services: Services, caller: CompanyCaller, widgetId: number): Promise<WidgetRow> {
  const [row] = await visibleRows(services, caller, widgetId, true);
  if (!row) throw new Error("visibleRows answers the project or throws");
  return row;
}

/** A project after a change. */
export async function oneWidget(services: Services, caller: CompanyCaller, widgetId: number): Promise<Widget> {
  const row = await ownWidget(services, caller, widgetId);
  const counts = await pageviewsOfLastMinute(services, [widgetId]);
  return widgetOf(row, counts.get(widgetId), services.env.TRACKER_URL);
}
