import type { Context } from "#gateway/context.ts";
import { numbersFromGlobalId } from "#gateway/graph/globalId.ts";
import { commentOf, type CommentSource } from "./feedback.sources.ts";
import { getComments } from "./feedback.upstream.ts";

/** Those of the usual range: older ones are read by a range that names their days. */
export async function commentNode({ upstream }: Context, id: string, field: string): Promise<CommentSource | null> {
  const [widgetId, commentId] = numbersFromGlobalId(id, "Comment", field);
  const found = (await getComments(upstream, widgetId)).find((comment) => comment.commentId === commentId);
  return found === undefined ? null : commentOf(widgetId, found);
}
