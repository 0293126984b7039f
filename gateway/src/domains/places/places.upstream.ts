import * as rest from "@sightline/schema/rest/places/places";
import type { Upstream } from "#gateway/upstream/upstream.ts";
import type { ReportQuestion } from "#gateway/graph/reportQuestion.ts";

export const getPlaceSource = (upstream: Upstream) => upstream.call(rest.getPlaceSource);

export const getVisitorMap = (
  upstream: Upstream,
  question: ReportQuestion,
  requested: { level: rest.PlaceLevel; country?: string; region?: string; limit?: number; offset?: number },
) => upstream.call(rest.getVisitorMap, { body: { ...question, ...requested }, widgetId: question.widget_id });
