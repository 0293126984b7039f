import type { Realtime, SubscriptionResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { clockOf, namedProject, verifyProject } from "#gateway/graph/project.ts";
import type { Reading } from "#gateway/live/live.ts";
import { valueOf } from "#gateway/live/readings.ts";
import { realtimeOf } from "../../audience.sources.ts";
import { getRealtime } from "../../audience.upstream.ts";

const EVERY_MS = 2000;

export const realtime: SubscriptionResolvers["realtime"] = {
  async subscribe(_, { project: id }, context) {
    // readings are shared, so each subscriber's access to the project must be checked first
    const { widget_id, timezone } = await namedProject(context, id, "project");
    const topic = {
      // "today" depends on the time zone, which is the caller's own if the project has none
      key: `realtime:${widget_id}:${clockOf({ timezone }, context).zone}`,
      everyMs: EVERY_MS,
      ask: async () => realtimeOf(await getRealtime(context.upstream, widget_id)),
      verify: () => verifyProject(context, widget_id),
    };
    return context.live.watch(topic, context);
  },
  resolve: (reading: Reading<Realtime>) => valueOf(reading),
};
