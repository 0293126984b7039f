import * as rest from "@sightline/schema/rest/events/events";
import * as report from "@sightline/schema/rest/events/report";
import type { z } from "zod";
import type { EventReportSource } from "./events.sources.ts";
import type { Upstream } from "#gateway/upstream/upstream.ts";

/** Default range: the last 90 days. */
export const getEvents = (upstream: Upstream, question: z.input<typeof rest.getEvents.body>) =>
  upstream.call(rest.getEvents, { body: question, widgetId: Number(question.widget_id) });

export const getEventNames = (upstream: Upstream, widgetId: number) =>
  upstream.call(rest.getEventNames, { body: { widget_id: widgetId }, widgetId });

type Question = EventReportSource["question"];

export const getEventReport = (upstream: Upstream, question: Question, split: report.EventSplit) =>
  upstream.call(report.getEventReport, { body: { ...question, split }, widgetId: question.widget_id });

export const getEventRows = async (
  upstream: Upstream,
  { compare: _compare, ...question }: Question,
  page: { limit: number; offset: number },
) => (await upstream.call(report.getEventRows, { body: { ...question, ...page }, widgetId: question.widget_id })).rows;

export const getEventProperties = (upstream: Upstream, { compare: _compare, ...question }: Question) =>
  upstream.call(report.getEventProperties, { body: question, widgetId: question.widget_id });
