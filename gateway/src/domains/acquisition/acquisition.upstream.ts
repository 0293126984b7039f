import type { Interval } from "@sightline/schema/rest/traffic/traffic";
import * as rest from "@sightline/schema/rest/acquisition/acquisition";
import type { Upstream } from "#gateway/upstream/upstream.ts";
import type { AcquisitionQuestion } from "./acquisition.sources.ts";

export const getAcquisition = (
  upstream: Upstream,
  question: AcquisitionQuestion,
  requested: { level: rest.AcquisitionLevel; model: rest.AttributionModel; limit: number; offset: number },
) => upstream.call(rest.getAcquisition, { body: { ...question, ...requested }, widgetId: question.widget_id });

export const getAcquisitionSeries = (
  upstream: Upstream,
  question: AcquisitionQuestion,
  requested: { level: rest.AcquisitionLevel; interval: Interval },
) => upstream.call(rest.getAcquisitionSeries, { body: { ...question, ...requested }, widgetId: question.widget_id });

export const getChannelRules = (upstream: Upstream, question: AcquisitionQuestion) =>
  upstream.call(rest.getChannelRules, { body: question, widgetId: question.widget_id });

export const getAcquisitionVisits = (
  upstream: Upstream,
  question: AcquisitionQuestion,
  requested: { rule?: string; limit: number },
) => upstream.call(rest.getAcquisitionVisits, { body: { ...question, ...requested }, widgetId: question.widget_id });
