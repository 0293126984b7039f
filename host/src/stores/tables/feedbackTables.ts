// The tables of feedback.
import type { Generated } from "kysely";
import type { Instant, Json, Optional, OptionalInstant } from "./columnTypes.ts";

export interface FeedbackTables {
  comment: {
    comment_id: Generated<number>;
    widget_id: number;
    feedback_id: Generated<number>;
    comment_uuid: Optional<string>;
    rating: Optional<number>;
    text: Generated<string>;
    url: Generated<string>;
    path: Generated<string>;
    visitor_id: Optional<string>;
    session_id: Optional<string>;
    country: Generated<string>;
    selector: Generated<string>;
    x: Optional<number>;
    y: Optional<number>;
    device: Generated<string>;
    email: Optional<string>;
    feedback_status: Generated<string>;
    assignee: Optional<number>;
    tags: Json<string[]>;
    deleted_at: OptionalInstant;
    created_at: Instant;
  };
}
