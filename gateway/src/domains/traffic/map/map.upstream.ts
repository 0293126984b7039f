import * as rest from "@sightline/schema/rest/traffic/map";
import type { Upstream } from "#gateway/upstream/upstream.ts";
import type { TrafficQuestion } from "../traffic.sources.ts";

export const getPlaceSource = (upstream: Upstream) => upstream.call(rest.getPlaceSource);

export const getVisitorMap = (
  upstream: Upstream,
  question: TrafficQuestion,
  asked: { level: rest.PlaceLevel; country?: string; region?: string; limit?: number; offset?: number },
) => upstream.call(rest.getVisitorMap, { body: { ...question, ...asked }, widgetId: question.widget_id });
