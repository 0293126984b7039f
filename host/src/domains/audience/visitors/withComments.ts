// Adds a visitor's comments on pages to the actions of a visit.
import type { VisitorAction } from "@sightline/schema/rest/audience/profile";
import type { Comment } from "@sightline/schema/rest/feedback/feedback";
import { comparePlaces, type KeysetPage } from "#host/http/paging/keyset.ts";

/** An id outside the range of event ids. Comment numbers begin at 1. */
const idOf = ({ commentId }: Comment) => `00000000-0000-4000-8000-${String(commentId).padStart(12, "0")}`;

const actionOf = (comment: Comment): VisitorAction => ({
  event_id: idOf(comment),
  at: comment.created_at,
  type: "feedback",
  name: comment.text,
  path: comment.path,
  event_name: "",
  selector: "",
  engaged_ms: 0,
  value: null,
  currency: "",
  message: "",
  props: comment.rating === null ? [] : [{ key: "rating", value: String(comment.rating) }],
  test_id: null,
  variant_id: "",
});

/** A page of both. `actions`: one page of events; `comments`: all comments of the visit. */
export function withComments(
  actions: readonly VisitorAction[],
  comments: readonly Comment[],
  { after, direction, limit }: KeysetPage,
): VisitorAction[] {
  const order = comparePlaces(direction);
  const placeOf = ({ at, event_id }: VisitorAction) => ({ at: Date.parse(at), id: event_id });
  const commentActions = comments.map(actionOf).filter((action) => !after || order(placeOf(action), after) > 0);
  if (commentActions.length === 0) return [...actions];
  return [...actions, ...commentActions].toSorted((a, b) => order(placeOf(a), placeOf(b))).slice(0, limit);
}
