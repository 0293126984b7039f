import * as rest from "@sightline/schema/rest/timeline/entries";
import type { z } from "zod";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const getTimeline = (
  upstream: Upstream,
  requested: z.input<typeof rest.getTimeline.body> & { widget_id: number },
) => upstream.call(rest.getTimeline, { body: requested, widgetId: requested.widget_id });
