import { Comment } from "@sightline/schema/rest/feedback/feedback";
import type { Selectable } from "kysely";
import type { EntityTables } from "#host/stores/__generated__/entityTables.ts";

/** A row of the store as the wire tells it. */
export const commentOf = ({ comment_id, feedback_id, created_at, ...row }: Selectable<EntityTables["comment"]>) =>
  Comment.parse({ ...row, commentId: comment_id, feedbackId: feedback_id, created_at: created_at.toISOString() });
