import * as rest from "@sightline/schema/rest/feedback";
import type { Upstream } from "#gateway/upstream/upstream.ts";

/** From 100 days ago to tomorrow without a range. */
export const getComments = async (
  upstream: Upstream,
  widgetId: number,
  range: { startDate?: string; endDate?: string } = {},
): Promise<rest.Comment[]> =>
  (await upstream.call(rest.getComments, { body: { widget_id: widgetId, ...range }, widgetId })).rows;
