import type { Comment as WireComment } from "@sightline/schema/rest/feedback/feedback";
import type { Comment } from "#gateway/__generated__/resolverTypes.ts";
import { upper } from "#gateway/graph/enums.ts";
import { toGlobalId } from "#gateway/graph/globalId.ts";

/** Since when its session is recorded is requested on demand. */
export interface CommentSource extends Omit<Comment, "recordedFrom"> {
  __typename: "Comment";
  widgetId: number;
  /** the host's id */
  commentId: number;
}

/** Comments are listed by project, so an id contains both. */
export const commentOf = (widgetId: number, comment: WireComment): CommentSource => ({
  __typename: "Comment",
  id: toGlobalId("Comment", `${widgetId}:${comment.commentId}`),
  widgetId,
  commentId: comment.commentId,
  text: comment.text,
  rating: comment.rating,
  url: comment.url,
  path: comment.path,
  element: comment.selector || null,
  visitorId: comment.visitor_id,
  sessionId: comment.session_id,
  country: comment.country,
  device: comment.device,
  email: comment.email,
  status: upper(comment.feedback_status),
  tags: comment.tags,
  createdAt: comment.created_at,
});

/** Newest first. */
export const commentKey = ({ commentId }: CommentSource) => [-commentId];
