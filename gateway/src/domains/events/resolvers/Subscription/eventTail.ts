import type { EventTail, SubscriptionResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { namedProject, verifyProject } from "#gateway/graph/project.ts";
import type { Reading } from "#gateway/live/live.ts";
import { valueOf } from "#gateway/live/readings.ts";
import { tailedOf } from "../../naming.ts";
import { getEventTail } from "../../naming.upstream.ts";

/** With network latency, events appear within two seconds. */
const EVERY_MS = 700;

export const eventTail: SubscriptionResolvers["eventTail"] = {
  async subscribe(_, { project: id }, context) {
    // readings are shared, so each subscriber's access to the project must be checked first
    const { widget_id } = await namedProject(context, id, "project");
    const topic = {
      key: `eventTail:${widget_id}`,
      everyMs: EVERY_MS,
      ask: async () => {
        const { at, rows } = await getEventTail(context.upstream, widget_id);
        return { at, events: rows.map(tailedOf) };
      },
      verify: () => verifyProject(context, widget_id),
    };
    return context.live.watch(topic, context);
  },
  resolve: (reading: Reading<EventTail>) => valueOf(reading),
};
