import type { SubscriptionResolvers } from "#gateway/__generated__/resolverTypes.ts";
import type { Context } from "#gateway/context.ts";
import { getProjects } from "#gateway/graph/project.ts";
import type { Reading, Topic } from "#gateway/live/live.ts";
import { valueOf } from "#gateway/live/readings.ts";
import { generalRefusal, UpstreamError } from "#gateway/upstream/errors.ts";
import type { UsageSource } from "../../billing.sources.ts";
import { getUsage } from "../../billing.upstream.ts";
import { usageAlertNow } from "../../usageAlertNow.ts";

const EVERY_MS = 15_000;

async function topicOf(context: Context): Promise<Topic<UsageSource>> {
  const stands = await context.standing();
  if (stands === null) throw new UpstreamError(generalRefusal("UNAUTHENTICATED"));
  return {
    key: `usage:${stands.companyId}`,
    everyMs: EVERY_MS,
    onlyChanges: true,
    // includes the alert data, so that no subscriber needs a call of its own
    async ask() {
      const usage = await getUsage(context.upstream);
      return { usage, alert: await usageAlertNow(context.upstream, usage, context.now()) };
    },
    verify: () => getProjects(context),
  };
}

export const usage: SubscriptionResolvers["usage"] = {
  subscribe: async (_parent, _args, context) => context.live.watch(await topicOf(context), context),
  resolve: (reading: Reading<UsageSource>) => valueOf(reading),
};
