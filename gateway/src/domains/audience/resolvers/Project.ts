import type { ProjectResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { realtimeOf } from "../audience.sources.ts";
import { getRealtime } from "../audience.upstream.ts";

export const Project: Pick<ProjectResolvers, "realtime"> = {
  realtime: async ({ widget_id }, _, { upstream }) => realtimeOf(await getRealtime(upstream, widget_id)),
};
