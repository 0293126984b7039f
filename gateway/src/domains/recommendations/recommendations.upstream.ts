import * as rest from "@sightline/schema/rest/recommendations/recommendations";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const getRecommendations = (upstream: Upstream, widgetId: number) =>
  upstream.call(rest.getRecommendations, { widgetId });

export const checkForRecommendation = (upstream: Upstream, widgetId: number) =>
  upstream.call(rest.checkForRecommendation, { params: { widget_id: widgetId }, widgetId });

export const getRecommendationStatus = (upstream: Upstream, widgetId: number) =>
  upstream.call(rest.getRecommendationStatus, { body: { widgetId }, widgetId });

export const countUnreadRecommendations = (upstream: Upstream, widgetId: number) =>
  upstream.call(rest.countUnreadRecommendations, { body: { widget_id: widgetId }, widgetId });

export const updateRecommendation = (upstream: Upstream, id: number, state: rest.RecommendationState) =>
  upstream.call(rest.updateRecommendation, { body: { recommendation_id: id, state } });
