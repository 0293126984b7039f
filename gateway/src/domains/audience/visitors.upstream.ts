import * as profile from "@sightline/schema/rest/audience/profile";
import * as visitors from "@sightline/schema/rest/audience/visitors";
import type { BodyOf } from "@sightline/schema/rest/endpoint";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const listVisitors = (upstream: Upstream, body: BodyOf<typeof visitors.listVisitors> & { widget_id: number }) =>
  upstream.call(visitors.listVisitors, { body, widgetId: body.widget_id });

export const getVisitorTags = (upstream: Upstream, widgetId: number) =>
  upstream.call(visitors.getVisitorTags, { body: { widget_id: widgetId }, widgetId });

export const tagVisitors = (upstream: Upstream, body: BodyOf<typeof visitors.tagVisitors>) =>
  upstream.call(visitors.tagVisitors, { body });

export const getVisitor = (upstream: Upstream, widgetId: number, visitorId: string) =>
  upstream.call(profile.getVisitor, { params: { visitor_id: visitorId }, widgetId });

export const getVisitorSessions = (upstream: Upstream, body: BodyOf<typeof profile.getVisitorSessions>) =>
  upstream.call(profile.getVisitorSessions, { body });

export const getVisitorTimeline = (upstream: Upstream, body: BodyOf<typeof profile.getVisitorTimeline>) =>
  upstream.call(profile.getVisitorTimeline, { body });

export const deleteVisitor = (upstream: Upstream, widgetId: number, visitorId: string) =>
  upstream.call(profile.deleteVisitor, { body: { widget_id: widgetId, visitor_id: visitorId } });
