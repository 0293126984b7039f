import { Comment } from "@sightline/schema/rest/feedback/feedback";
import type { Selectable } from "kysely";
import type { EntityTables } from "#host/stores/__generated__/entityTables.ts";

/** Maps a database row to the comment of the contract. */
export const commentOf = ({ comment_id, feedback_id, created_at, ...row }: Selectable<EntityTables["comment"]>) =>
  Comment.parse({ ...row, commentId: comment_id, feedbackId: feedback_id, created_at: created_at.toISOString() });
