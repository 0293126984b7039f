import * as rest from "@sightline/schema/rest/segments/segments";
import type { z } from "zod";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const getSegments = (upstream: Upstream, widgetId: number) =>
  upstream.call(rest.getSegments, { body: { widget_id: widgetId }, widgetId });

export const createSegment = (upstream: Upstream, segment: z.input<typeof rest.createSegment.body>) =>
  upstream.call(rest.createSegment, { body: segment });

export const updateSegment = (upstream: Upstream, change: z.input<typeof rest.updateSegment.body>) =>
  upstream.call(rest.updateSegment, { body: change });

export const deleteSegment = (upstream: Upstream, segmentId: number) =>
  upstream.call(rest.deleteSegment, { body: { segment_id: segmentId } });
