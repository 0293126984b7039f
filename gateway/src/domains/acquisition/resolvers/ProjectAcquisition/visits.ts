import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import type { ProjectAcquisitionResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { getAcquisitionVisits } from "../../acquisition.upstream.ts";
import { acquisitionQuestion } from "../../acquisitionQuestion.ts";

const MOST_ROWS = 200;

export const visits: ProjectAcquisitionResolvers["visits"] = async (project, requested, context) => {
  const limit = requested.limit ?? 50;
  if (limit < 1 || limit > MOST_ROWS)
    throw invalid("limit", requestRefusals.outOfRange({ field: "limit", value: limit, min: 1, max: MOST_ROWS }));
  const question = acquisitionQuestion(project, requested, context);
  const { rows, total } = await getAcquisitionVisits(context.upstream, question, {
    limit,
    ...(requested.rule && { rule: requested.rule }),
  });
  return {
    rows: rows.map(({ session_id, visitor_id, started, converted, ...visit }) => ({
      ...visit,
      sessionId: session_id,
      visitorId: visitor_id,
      startedAt: started,
      hasConverted: converted,
    })),
    totalCount: total,
  };
};
