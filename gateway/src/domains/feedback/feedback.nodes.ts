import type { Context } from "#gateway/context.ts";
import { numbersFromGlobalId } from "#gateway/graph/globalId.ts";
import { commentOf, type CommentSource } from "./feedback.sources.ts";
import { getComments } from "./feedback.upstream.ts";

/** Searches the default range. Older comments need a range with explicit dates. */
export async function commentNode({ upstream }: Context, id: string, field: string): Promise<CommentSource | null> {
  const [widgetId, commentId] = numbersFromGlobalId(id, "Comment", field);
  const found = (await getComments(upstream, widgetId)).find((comment) => comment.commentId === commentId);
  return found === undefined ? null : commentOf(widgetId, found);
}
