import * as rest from "@sightline/schema/rest/feedback/feedback";
import { getVisitorComments as ofVisitor } from "@sightline/schema/rest/feedback/ofVisitor";
import type { Upstream } from "#gateway/upstream/upstream.ts";

/** Default range: from 100 days ago to tomorrow. */
export const getComments = async (
  upstream: Upstream,
  widgetId: number,
  range: { startDate?: string; endDate?: string } = {},
): Promise<rest.Comment[]> =>
  (await upstream.call(rest.getComments, { body: { widget_id: widgetId, ...range }, widgetId })).rows;

/** Oldest first. */
export const getVisitorComments = async (
  upstream: Upstream,
  widgetId: number,
  visitorId: string,
): Promise<rest.Comment[]> =>
  (await upstream.call(ofVisitor, { body: { widget_id: widgetId, visitor_id: visitorId }, widgetId })).rows;
