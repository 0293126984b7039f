import { trafficRefusals } from "@sightline/schema/rest/traffic/refusals";
import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { wireConditions } from "#gateway/graph/filters.ts";
import { numbersFromGlobalId } from "#gateway/graph/globalId.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { segmentName } from "../../segmentName.ts";
import { segmentOf } from "../../segments.sources.ts";
import { updateSegment as update } from "../../segments.upstream.ts";

export const updateSegment: MutationResolvers["updateSegment"] = async (_, { input }, { upstream }) => {
  try {
    const [, segment_id] = numbersFromGlobalId(input.id, "Segment", "id");
    const { name, conditions } = input;
    if (name == null && conditions == null) throw invalid("name", trafficRefusals.nothingToChangeInSegment());
    const change = {
      ...(name != null && { name: segmentName(name) }),
      ...(conditions != null && { custom_filter: wireConditions(conditions) }),
    };
    return { segment: segmentOf(await update(upstream, { segment_id, ...change })) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
