import type { LiveSessions, SubscriptionResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { namedProject, verifyProject } from "#gateway/graph/project.ts";
import type { Reading } from "#gateway/live/live.ts";
import { valueOf } from "#gateway/live/readings.ts";
import { liveSessionsOf } from "../../live.sources.ts";
import { listLiveSessions } from "../../recordings.upstream.ts";

const EVERY_MS = 2000;

export const liveSessions: SubscriptionResolvers["liveSessions"] = {
  async subscribe(_, { project }, context) {
    // readings are shared, so each subscriber's access to the project must be checked first
    const { widget_id } = await namedProject(context, project, "project");
    const topic = {
      key: `liveSessions:${widget_id}`,
      everyMs: EVERY_MS,
      onlyChanges: true,
      ask: async () => liveSessionsOf(await listLiveSessions(context.upstream, widget_id)),
      verify: () => verifyProject(context, widget_id),
    };
    return context.live.watch(topic, context);
  },
  resolve: (reading: Reading<LiveSessions>) => valueOf(reading),
};
