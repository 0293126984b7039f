import { errorsRefusals } from "@sightline/schema/rest/errors/refusals";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import type { TrafficReportResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { pageOf } from "#gateway/graph/pageOf.ts";
import { UpstreamError } from "#gateway/upstream/errors.ts";
import { errorGroupOf } from "../../errorGroupOf.ts";
import { getErrorGroup } from "../../errors.upstream.ts";

const MOST = 1_000_000;

export const errorDetail: TrafficReportResolvers["errorDetail"] = async (
  { question },
  { errorId, occurrence, ...page },
  { upstream },
) => {
  if (!/^[0-9a-f]{16}$/.test(errorId)) throw invalid("errorId", errorsRefusals.groupUnknown());
  if (occurrence != null && (occurrence < 0 || occurrence > MOST)) {
    throw invalid("occurrence", requestRefusals.outOfBounds({ field: "occurrence", min: 0, max: MOST }));
  }
  try {
    const { group, parts, ...detail } = await getErrorGroup(upstream, errorId, {
      ...question,
      ...pageOf(page, 20),
      ...(occurrence != null && { occurrence }),
    });
    const { instances, occurrence: shown, ...rest } = camel(detail);
    const widgetId = question.widget_id;
    return {
      ...rest,
      instances: instances.map((instance) => ({ ...instance, widgetId })),
      occurrence: { ...shown, widgetId },
      group: errorGroupOf(group),
      parts: parts.map(({ error_group_id, ...part }) => ({ ...part, errorId: error_group_id })),
    };
  } catch (error) {
    if (error instanceof UpstreamError && error.code === "NOT_FOUND") return null;
    throw error;
  }
};
