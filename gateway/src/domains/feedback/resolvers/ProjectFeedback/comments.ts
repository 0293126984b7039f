import type { ProjectFeedbackResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { connectionOf } from "#gateway/graph/connection.ts";
import { clockOf } from "#gateway/graph/project.ts";
import { resolveRange } from "#gateway/graph/range.ts";
import { commentKey, commentOf } from "../../feedback.sources.ts";
import { getComments } from "../../feedback.upstream.ts";

export const comments: ProjectFeedbackResolvers["comments"] = async (project, { range, ...page }, context) => {
  const { widget_id } = project;
  const dates = range ? resolveRange(range, clockOf(project, context), Date.parse(project.created_at)) : {};
  const found = await getComments(context.upstream, widget_id, dates);
  return connectionOf(
    found.map((comment) => commentOf(widget_id, comment)),
    page,
    commentKey,
  );
};
