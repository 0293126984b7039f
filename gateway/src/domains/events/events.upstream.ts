import * as rest from "@sightline/schema/rest/events";
import type { Upstream } from "#gateway/upstream/upstream.ts";

/** Of the last 90 days without a range. */
export const getEvents = (upstream: Upstream, widgetId: number, range: { startDate?: string; endDate?: string }) =>
  upstream.call(rest.getEvents, { body: { widget_id: widgetId, ...range }, widgetId });
