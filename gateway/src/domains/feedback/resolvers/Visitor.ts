import type { VisitorResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { commentOf } from "../feedback.sources.ts";
import { getVisitorComments } from "../feedback.upstream.ts";

export const Visitor: Pick<VisitorResolvers, "comments"> = {
  async comments({ widgetId, visitorId }, _, { upstream }) {
    const rows = await getVisitorComments(upstream, widgetId, visitorId);
    return rows.toReversed().map((comment) => commentOf(widgetId, comment));
  },
};
