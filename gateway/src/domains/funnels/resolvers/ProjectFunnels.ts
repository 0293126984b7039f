import type { ProjectFunnelsResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { connectionOf } from "#gateway/graph/connection.ts";
import { funnelKey, funnelOf } from "../funnels.sources.ts";
import { getFunnels } from "../funnels.upstream.ts";

export const ProjectFunnels: Required<ProjectFunnelsResolvers> = {
  async list({ widget_id }, page, { upstream }) {
    const funnels = await getFunnels(upstream, widget_id);
    return connectionOf(
      funnels.map((funnel) => funnelOf(widget_id, funnel)),
      page,
      funnelKey,
    );
  },
};
