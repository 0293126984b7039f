import { Tag } from "@sightline/schema/rest/audience/visitors";
import { audienceRefusals } from "@sightline/schema/rest/audience/refusals";
import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { visitorParts } from "../../visitors.nodes.ts";
import { visitorOf } from "../../visitors.sources.ts";
import { tagVisitors as tag } from "../../visitors.upstream.ts";

const MOST = 500;

function tagsOf(texts: readonly string[], field: string): string[] {
  return texts.map((text) => {
    const read = Tag.safeParse(text);
    if (read.success) return read.data;
    throw invalid(field, audienceRefusals.tagLength());
  });
}

export const tagVisitors: MutationResolvers["tagVisitors"] = async (_, { input }, { upstream }) => {
  try {
    const { ids } = input;
    if (ids.length === 0 || ids.length > MOST) throw invalid("ids", audienceRefusals.visitorCount({ max: MOST }));
    const parts = ids.map((id, n) => visitorParts(id, `ids[${n}]`));
    const widgetId = parts[0]?.widgetId ?? 0;
    if (parts.some((part) => part.widgetId !== widgetId)) throw invalid("ids", audienceRefusals.visitorsOfOneProject());
    const { rows } = await tag(upstream, {
      widget_id: widgetId,
      visitor_ids: parts.map(({ visitorId }) => visitorId),
      add: tagsOf(input.add ?? [], "add"),
      remove: tagsOf(input.remove ?? [], "remove"),
    });
    return { visitors: rows.map((row) => visitorOf(widgetId, row)) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
