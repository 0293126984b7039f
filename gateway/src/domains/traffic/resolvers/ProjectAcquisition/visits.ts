import type { ProjectAcquisitionResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { getAcquisitionVisits } from "../../acquisition/acquisition.upstream.ts";
import { acquisitionQuestion } from "../../acquisition/acquisitionQuestion.ts";

const MOST_ROWS = 200;

export const visits: ProjectAcquisitionResolvers["visits"] = async (project, asked, context) => {
  const limit = asked.limit ?? 50;
  if (limit < 1 || limit > MOST_ROWS) throw invalid("limit", `limit is ${limit}; it must be from 1 to ${MOST_ROWS}`);
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
