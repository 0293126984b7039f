import type { Installation, SubscriptionResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { namedProject, verifyProject } from "#gateway/graph/project.ts";
import type { Reading } from "#gateway/live/live.ts";
import { valueOf } from "#gateway/live/readings.ts";
import { installationOf } from "../../projects.sources.ts";
import { showInstallationBanner } from "../../projects.upstream.ts";

const EVERY_MS = 10_000;

export const installation: SubscriptionResolvers["installation"] = {
  async subscribe(_, { project }, context) {
    // readings are shared, so each subscriber's access to the project must be checked first
    const { widget_id } = await namedProject(context, project, "project");
    const topic = {
      key: `installation:${widget_id}`,
      everyMs: EVERY_MS,
      onlyChanges: true,
      ask: async () => installationOf(await showInstallationBanner(context.upstream, widget_id)),
      verify: () => verifyProject(context, widget_id),
    };
    return context.live.watch(topic, context);
  },
  resolve: (reading: Reading<Installation>) => valueOf(reading),
};
