import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import type { ProjectResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { getAcquisitionVisits } from "../../acquisition/acquisition.upstream.ts";
import { acquisitionQuestion } from "../../acquisition/acquisitionQuestion.ts";

const MOST_ROWS = 200;

export const acquisitionVisits: ProjectResolvers["acquisitionVisits"] = async (project, asked, context) => {
  const limit = asked.limit ?? 50;
  if (limit < 1 || limit > MOST_ROWS)
    throw invalid("limit", requestRefusals.outOfRange({ field: "limit", value: limit, min: 1, max: MOST_ROWS }));
  const question = acquisitionQuestion(project, asked, context);
  const { rows, total } = await getAcquisitionVisits(context.upstream, question, {
    limit,
    ...(asked.rule && { rule: asked.rule }),
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
