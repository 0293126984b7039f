import type { ProjectRetentionResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { pageOf, within } from "#gateway/graph/pageOf.ts";
import { RETENTION_COLUMNS } from "@sightline/schema/rest/retention/retention";
import { retentionQuestion } from "../../retentionQuestion.ts";
import { getRetentionVisitors } from "../../retention.upstream.ts";

const MOST_ROWS = 500;
const MOST_SKIPPED = 100_000;

export const visitors: ProjectRetentionResolvers["visitors"] = async (project, requested, context) => {
  const { cohort, offset } = requested;
  const { limit } = pageOf({ limit: requested.limit }, 100, MOST_ROWS);
  within(offset, "offset", 0, RETENTION_COLUMNS.most - 1);
  const skip = within(requested.skip ?? 0, "skip", 0, MOST_SKIPPED);
  const question = retentionQuestion(project, requested, context);
  const { rows, total } = await getRetentionVisitors(context.upstream, question, { cohort, offset, limit, skip });
  return { rows: camel(rows), totalCount: total };
};
