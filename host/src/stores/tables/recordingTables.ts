// What members do with recordings, and which recordings were deleted.
import type { Generated } from "kysely";
import type { Instant, Json } from "./columnTypes.ts";

export interface OfRecording {
  widget_id: number;
  session_id: string;
}

export interface RecordingTables {
  recording_star: OfRecording & { created_at: Instant };
  recording_tag: OfRecording & { tag: string; created_at: Instant };
  recording_view: OfRecording & { user_id: number; viewed_at: Instant };
  recording_comment: OfRecording & {
    comment_id: Generated<number>;
    at_ms: number;
    text: string;
    user_id: number;
    mentions: Json<number[]>;
    created_at: Instant;
  };
  recording_collection: {
    collection_id: Generated<number>;
    widget_id: number;
    name: string;
    /** the query of the list's URL; null: a list of recordings */
    search: string | null;
    user_id: number;
    created_at: Instant;
  };
  collected_recording: OfRecording & { collection_id: number; added_at: Instant };
  deleted_recording: OfRecording & { deleted_at: Instant };
}
