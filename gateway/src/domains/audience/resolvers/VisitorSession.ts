import type { VisitorSessionResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { keysetPage } from "#gateway/graph/keyset.ts";
import { actionOf, type VisitorActionSource } from "../visitors.sources.ts";
import { getVisitorTimeline } from "../visitors.upstream.ts";

export const VisitorSession: Pick<VisitorSessionResolvers, "actions"> = {
  actions: ({ widgetId, visitorId, sessionId }, args, { upstream }) =>
    keysetPage<VisitorActionSource>(
      args,
      100,
      ({ at, eventId }) => ({ value: Date.parse(at), id: eventId }),
      async ({ after, reversed, limit }) => {
        const { rows, total } = await getVisitorTimeline(upstream, {
          widget_id: widgetId,
          visitor_id: visitorId,
          session_id: sessionId,
          ...(after && { after: { at: after.value, id: after.id } }),
          direction: reversed ? "desc" : "asc",
          limit,
        });
        return { rows: rows.map((row) => actionOf({ widgetId, visitorId, sessionId }, row)), total };
      },
    ),
};
