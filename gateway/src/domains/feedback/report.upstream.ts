import * as rest from "@sightline/schema/rest/feedback/report";
import type { z } from "zod";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const getFeedbackReport = (upstream: Upstream, requested: z.input<typeof rest.getFeedbackReport.body>) =>
  upstream.call(rest.getFeedbackReport, { body: requested, widgetId: Number(requested.widget_id) });

export const setCommentStatus = (upstream: Upstream, requested: z.input<typeof rest.setCommentStatus.body>) =>
  upstream.call(rest.setCommentStatus, { body: requested, widgetId: Number(requested.widget_id) });
