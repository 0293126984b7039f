import * as rest from "@sightline/schema/rest/events/naming";
import type { z } from "zod";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const updateEvent = (upstream: Upstream, change: z.input<typeof rest.updateEvent.body>) =>
  upstream.call(rest.updateEvent, { body: change, widgetId: Number(change.widget_id) });

export const getEventTail = (upstream: Upstream, widgetId: number) => upstream.call(rest.getEventTail, { widgetId });
