// ProjectListRefetchQuery by hand: one call.
import { getWidgets } from "@sightline/schema/rest/projects/projects";
import type { Widget } from "@sightline/schema/rest/projects/projects";
import { globalId } from "./globalId.ts";
import type { Ask, Who } from "./pool.ts";
import { roleOf } from "./roleOf.ts";

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "variant" });

export async function listByHand(ask: Ask, who: Who): Promise<object> {
  const [role, answer] = await Promise.all([roleOf(ask, who), ask(getWidgets, who, {})]);
  const widgets = (answer as Widget[]).toSorted((a, b) => collator.compare(a.widget_name, b.widget_name));
  const edges = widgets.slice(0, 100).map(({ widget_id, widget_name, status }) => ({
    node: { id: globalId("Project", widget_id), widgetId: widget_id, name: widget_name, isActive: status === 1 },
  }));
  return { viewer: { viewerCanManageProjects: role <= 1, projects: { totalCount: widgets.length, edges } } };
}
