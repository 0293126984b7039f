import type { VisitorResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { keysetPage } from "#gateway/graph/keyset.ts";
import { sessionOf, type VisitorSessionSource } from "../visitors.sources.ts";
import { getVisitor, getVisitorSessions } from "../visitors.upstream.ts";

export const Visitor: Pick<VisitorResolvers, "attributes" | "totals" | "sessions"> = {
  async attributes({ widgetId, visitorId }, _, { upstream }) {
    const { attributes } = await getVisitor(upstream, widgetId, visitorId);
    return attributes.map(({ key, value, at }) => ({ key, value: value === null ? "" : String(value), at }));
  },

  async totals({ widgetId, visitorId }, _, { upstream }) {
    const { engaged, ...totals } = (await getVisitor(upstream, widgetId, visitorId)).totals;
    return { ...totals, engagedTime: engaged };
  },

  sessions: (visitor, args, { upstream }) =>
    keysetPage<VisitorSessionSource>(
      args,
      20,
      ({ startedAt, sessionId }) => ({ value: Date.parse(startedAt), id: sessionId }),
      async ({ after, reversed, limit }) => {
        const { rows, total } = await getVisitorSessions(upstream, {
          widget_id: visitor.widgetId,
          visitor_id: visitor.visitorId,
          ...(after && { after: { at: after.value, id: after.id } }),
          direction: reversed ? "asc" : "desc",
          limit,
        });
        return { rows: rows.map((row) => sessionOf(visitor, row)), total };
      },
    ),
};
