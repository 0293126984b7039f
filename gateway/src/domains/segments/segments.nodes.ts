import type { Context } from "#gateway/context.ts";
import { numbersFromGlobalId } from "#gateway/graph/globalId.ts";
import { segmentOf, type SegmentSource } from "./segments.sources.ts";
import { getSegments } from "./segments.upstream.ts";

export async function segmentNode({ upstream }: Context, id: string, field: string): Promise<SegmentSource | null> {
  const [widgetId, segmentId] = numbersFromGlobalId(id, "Segment", field);
  const { rows } = await getSegments(upstream, widgetId);
  const segment = rows.find(({ segment_id }) => segment_id === segmentId);
  return segment === undefined ? null : segmentOf(segment);
}
