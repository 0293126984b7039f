import * as rest from "@sightline/schema/rest/funnels/funnels";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const getFunnels = async (upstream: Upstream, widgetId: number): Promise<rest.Funnel[]> =>
  (await upstream.call(rest.getFunnels, { body: { widget_id: widgetId }, widgetId })).rows;
