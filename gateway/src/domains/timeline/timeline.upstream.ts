import * as rest from "@sightline/schema/rest/timeline/timeline";
import { updateAnnotation as update } from "@sightline/schema/rest/timeline/editing";
import type { z } from "zod";
import type { DayRange } from "@sightline/schema/rest/ranges/presets";
import type { Upstream } from "#gateway/upstream/upstream.ts";

/** `widgetId`: the affected project, if any. */
export const createAuditEntry = (
  upstream: Upstream,
  entry: z.input<typeof rest.createAuditEntry.body>,
  widgetId: number | undefined,
) => upstream.call(rest.createAuditEntry, { body: entry, ...(widgetId !== undefined && { widgetId }) });

export const findAuditEntries = (upstream: Upstream, requested: z.input<typeof rest.findAuditEntries.body>) =>
  upstream.call(rest.findAuditEntries, { body: requested });

export const getAnnotations = (upstream: Upstream, widgetId: number, { startDate, endDate }: DayRange) =>
  upstream.call(rest.getAnnotations, { body: { widget_id: widgetId, startDate, endDate }, widgetId });

export const createAnnotation = (
  upstream: Upstream,
  note: z.input<typeof rest.createAnnotation.body> & { widget_id: number },
) => upstream.call(rest.createAnnotation, { body: note, widgetId: note.widget_id });

export const deleteAnnotation = (upstream: Upstream, annotationId: number) =>
  upstream.call(rest.deleteAnnotation, { body: { annotation_id: annotationId } });

export const updateAnnotation = (upstream: Upstream, note: z.input<typeof update.body>) =>
  upstream.call(update, { body: note });
