import * as rest from "@sightline/schema/rest/errors/ignoring";
import * as merging from "@sightline/schema/rest/errors/merging";
import type { z } from "zod";
import type { Upstream } from "#gateway/upstream/upstream.ts";

type About<Body> = Body & { widget_id: number };

export const listErrorRules = (upstream: Upstream, widget_id: number) =>
  upstream.call(rest.listErrorRules, { body: { widget_id }, widgetId: widget_id });

export const previewErrorRule = (upstream: Upstream, requested: About<z.input<typeof rest.previewErrorRule.body>>) =>
  upstream.call(rest.previewErrorRule, { body: requested, widgetId: requested.widget_id });

export const createErrorRule = (upstream: Upstream, requested: About<z.input<typeof rest.createErrorRule.body>>) =>
  upstream.call(rest.createErrorRule, { body: requested, widgetId: requested.widget_id });

export const deleteErrorRule = (upstream: Upstream, requested: About<z.input<typeof rest.deleteErrorRule.body>>) =>
  upstream.call(rest.deleteErrorRule, { body: requested, widgetId: requested.widget_id });

export const mergeErrors = (upstream: Upstream, requested: About<z.input<typeof merging.mergeErrors.body>>) =>
  upstream.call(merging.mergeErrors, { body: requested, widgetId: requested.widget_id });

export const unmergeErrors = (upstream: Upstream, requested: About<z.input<typeof merging.unmergeErrors.body>>) =>
  upstream.call(merging.unmergeErrors, { body: requested, widgetId: requested.widget_id });
