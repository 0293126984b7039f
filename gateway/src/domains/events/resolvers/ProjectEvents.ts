import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import type { ProjectEventsResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { connectionOf } from "#gateway/graph/connection.ts";
import { comparisonToWire } from "#gateway/graph/enums.ts";
import { wireFilter } from "#gateway/graph/filters.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { pageOf } from "#gateway/graph/pageOf.ts";
import { clockOf } from "#gateway/graph/project.ts";
import { resolveRange } from "#gateway/graph/range.ts";
import { UpstreamError } from "#gateway/upstream/errors.ts";
import { getEventNames, getEvents } from "../events.upstream.ts";
import { selectableOf, summaryOf } from "../eventSummary.ts";
import { ruleRefusal } from "../ruleRefusal.ts";
import { actionOf, eventRuleKey, eventRuleOf } from "../rules.sources.ts";
import { getEventRule, getEventRules, previewEventRule } from "../rules.upstream.ts";

/** Must match host/tracker/src/commands.ts. */
const TRACKER_FUNCTION = "siteTracker";

export const ProjectEvents: Required<ProjectEventsResolvers> = {
  trackerFunction: () => TRACKER_FUNCTION,

  async recent({ widget_id }, _, { upstream }) {
    return (await getEventNames(upstream, widget_id)).rows.map(selectableOf);
  },

  async list(project, { range, compare, filters, hidden, ...page }, context) {
    const {
      rows,
      total,
      range: answered,
    } = await getEvents(context.upstream, {
      widget_id: project.widget_id,
      ...resolveRange(range, clockOf(project, context), Date.parse(project.created_at)),
      ...wireFilter(filters),
      ...(compare && { compare: comparisonToWire[compare] }),
      trend: true,
      ...(hidden && { hidden: true }),
      ...pageOf(page, 1000),
    });
    return { rows: rows.map(summaryOf), totalCount: total, range: answered };
  },

  report(project, { range, compare, filters, key, value }, context) {
    const limit = (text: string, field: string, most: number) => {
      if (text.length > 0 && text.length <= most) return text;
      throw invalid(field, requestRefusals.lengthRange({ field, max: most, min: 1 }));
    };
    return {
      question: {
        widget_id: project.widget_id,
        ...resolveRange(range, clockOf(project, context), Date.parse(project.created_at)),
        ...wireFilter(filters),
        ...(compare && { compare: comparisonToWire[compare] }),
        key: limit(key, "key", 64),
        value: limit(value, "value", 200),
      },
    };
  },

  async rules({ widget_id }, page, { upstream }) {
    return connectionOf((await getEventRules(upstream, widget_id)).map(eventRuleOf), page, eventRuleKey);
  },

  async rule({ widget_id }, { eventConfigId }, { upstream }) {
    try {
      const rule = await getEventRule(upstream, eventConfigId);
      return rule.widget_id === widget_id ? eventRuleOf(rule) : null;
    } catch (error) {
      if (error instanceof UpstreamError && (error.code === "NOT_FOUND" || error.code === "INVALID")) return null;
      throw error;
    }
  },

  async rulePreview({ widget_id }, { rule: { trigger, target, url } }, { upstream }) {
    try {
      const requested = { widget_id, action_type: actionOf[trigger], path_name: target, url: url ?? "" };
      return { preview: camel(await previewEventRule(upstream, requested)) };
    } catch (error) {
      return { problem: ruleRefusal(refusal(error)) };
    }
  },
};
