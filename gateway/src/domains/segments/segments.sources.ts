import type { Segment as WireSegment } from "@sightline/schema/rest/segments/segments";
import type { Segment } from "#gateway/__generated__/resolverTypes.ts";
import { groupsOf } from "#gateway/graph/filters.ts";
import { toGlobalId } from "#gateway/graph/globalId.ts";

export interface SegmentSource extends Segment {
  __typename: "Segment";
  /** the host's id of the segment */
  segmentId: number;
}

/** Segments are listed by project, so an id contains both. */
export const segmentOf = (segment: WireSegment): SegmentSource => ({
  __typename: "Segment",
  id: toGlobalId("Segment", `${segment.widget_id}:${segment.segment_id}`),
  segmentId: segment.segment_id,
  name: segment.name,
  groups: groupsOf(segment.custom_filter),
  author: segment.author,
  createdAt: segment.created_at,
});

/** By name, in the host's order. Names are unique regardless of case. */
export const segmentKey = ({ name }: { name: string }) => [name.toLowerCase()];
