import { getWidgets, type Widget } from "@sightline/schema/rest/projects/projects";
import DataLoader from "dataloader";
import type { Upstream } from "#gateway/upstream/upstream.ts";

/** Projects by id: any number of them at once cost one call, whose list is matched by id. */
export type ProjectLoader = DataLoader<number, Widget | undefined>;

export const projectLoader = (upstream: Upstream): ProjectLoader =>
  new DataLoader(
    async (ids) => {
      const widgets = await upstream.call(getWidgets, { body: {} });
      const byId = new Map(widgets.map((widget) => [widget.widget_id, widget]));
      return ids.map((id) => byId.get(id));
    },
    // the operation's memo caches the list, until a write
    { cache: false, batchScheduleFn: queueMicrotask },
  );
