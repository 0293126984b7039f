import * as rest from "@sightline/schema/rest/projects/blocking";
import type { z } from "zod";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const listBlockRules = (upstream: Upstream, widgetId: number) =>
  upstream.call(rest.listBlockRules, { body: { widget_id: widgetId } });

export const createBlockRule = (upstream: Upstream, rule: z.input<typeof rest.createBlockRule.body>) =>
  upstream.call(rest.createBlockRule, { body: rule });

export const deleteBlockRule = (upstream: Upstream, blockRuleId: number) =>
  upstream.call(rest.deleteBlockRule, { body: { block_rule_id: blockRuleId } });

export const previewBlockRule = (upstream: Upstream, rule: z.input<typeof rest.previewBlockRule.body>) =>
  upstream.call(rest.previewBlockRule, { body: rule });
