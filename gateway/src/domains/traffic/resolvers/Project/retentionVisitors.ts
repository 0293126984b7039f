import type { ProjectResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { RETENTION_COLUMNS } from "@sightline/schema/rest/traffic/retention";
import { retentionQuestion } from "../../retention/retentionQuestion.ts";
import { getRetentionVisitors } from "../../retention/retention.upstream.ts";

const MOST_ROWS = 500;

export const retentionVisitors: ProjectResolvers["retentionVisitors"] = async (project, asked, context) => {
  const { cohort, offset } = asked;
  const limit = asked.limit ?? 100;
  if (limit < 1 || limit > MOST_ROWS) throw invalid("limit", `limit is ${limit}; it must be from 1 to ${MOST_ROWS}`);
  if (offset < 0 || offset >= RETENTION_COLUMNS.most)
    throw invalid("offset", `offset is ${offset}; it must be from 0 to ${RETENTION_COLUMNS.most - 1}`);
  const question = retentionQuestion(project, asked, context);
  const { rows, total } = await getRetentionVisitors(context.upstream, question, { cohort, offset, limit });
  return { rows: camel(rows), totalCount: total };
};
