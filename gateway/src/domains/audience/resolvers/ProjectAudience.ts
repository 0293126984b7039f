import { VisitorId } from "@sightline/schema/rest/audience/visitors";
import type { ProjectAudienceResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { orNull } from "#gateway/graph/absent.ts";
import { camel } from "#gateway/graph/camel.ts";
import { realtimeOf } from "../audience.sources.ts";
import { getOnlineHistory, getRealtime } from "../audience.upstream.ts";
import { visitors } from "../visitorList.ts";
import { visitorOf } from "../visitors.sources.ts";
import { getVisitor, getVisitorTags } from "../visitors.upstream.ts";

export const ProjectAudience: Required<ProjectAudienceResolvers> = {
  realtime: async ({ widget_id }, { at }, { upstream }) => realtimeOf(await getRealtime(upstream, widget_id, at)),

  onlineHistory: async ({ widget_id }, _, { upstream }) => camel(await getOnlineHistory(upstream, widget_id)),

  visitors,

  /** Any other text in the URL is not a visitor id. */
  async visitor({ widget_id }, { visitorId }, { upstream }) {
    const id = VisitorId.safeParse(visitorId);
    const found = id.success ? await orNull(getVisitor(upstream, widget_id, id.data)) : null;
    return found && visitorOf(widget_id, found.visitor);
  },

  tags: async ({ widget_id }, _, { upstream }) => (await getVisitorTags(upstream, widget_id)).rows,
};
