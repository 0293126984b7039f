import type { ProjectFlagsResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { connectionOf } from "#gateway/graph/connection.ts";
import { can } from "#gateway/permissions/can.ts";
import { flagKey, flagOf } from "../flags.sources.ts";
import { getFlags } from "../flags.upstream.ts";

export const ProjectFlags: Required<ProjectFlagsResolvers> = {
  async list({ widget_id }, page, { upstream }) {
    const flags = await getFlags(upstream, widget_id);
    return connectionOf(
      flags.map((flag) => flagOf(widget_id, flag)),
      page,
      flagKey,
    );
  },

  /** If the brand or company has no feature flags, the host is not called. */
  async isAvailable({ widget_id }, _, context) {
    if (!(await can(context, "useFeatureFlags"))) return false;
    return (await getFlags(context.upstream, widget_id)).length > 0;
  },
};
