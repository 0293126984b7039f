import * as rest from "@sightline/schema/rest/feedback/report";
import type { z } from "zod";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const getFeedbackReport = (upstream: Upstream, asked: z.input<typeof rest.getFeedbackReport.body>) =>
  upstream.call(rest.getFeedbackReport, { body: asked, widgetId: Number(asked.widget_id) });

export const setCommentStatus = (upstream: Upstream, asked: z.input<typeof rest.setCommentStatus.body>) =>
  upstream.call(rest.setCommentStatus, { body: asked, widgetId: Number(asked.widget_id) });
