import type { ProjectSegmentsResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { connectionOf } from "#gateway/graph/connection.ts";
import { segmentKey, segmentOf } from "../segments.sources.ts";
import { getSegments } from "../segments.upstream.ts";

export const ProjectSegments: Pick<ProjectSegmentsResolvers, "list"> = {
  async list({ widget_id }, page, { upstream }) {
    const { rows } = await getSegments(upstream, widget_id);
    return connectionOf(rows.map(segmentOf), page, segmentKey);
  },
};
