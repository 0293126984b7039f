import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { lower } from "#gateway/graph/enums.ts";
import { numbersFromGlobalId } from "#gateway/graph/globalId.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { commentOf } from "../../feedback.sources.ts";
import { setCommentStatus as set } from "../../report.upstream.ts";

export const setCommentStatus: MutationResolvers["setCommentStatus"] = async (_, { input }, { upstream }) => {
  try {
    const [widget_id, commentId] = numbersFromGlobalId(input.id, "Comment", "id");
    const comment = await set(upstream, { widget_id, commentId, feedback_status: lower(input.status) });
    return { comment: commentOf(widget_id, comment) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
