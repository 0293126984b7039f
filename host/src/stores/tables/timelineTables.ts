// The tables of the timeline: notes and the audit log.
import type { ColumnType, Generated } from "kysely";
import type { ChangedField } from "@sightline/schema/rest/timeline/changes";
import type { NoteColor, NoteVisibility } from "@sightline/schema/rest/timeline/timeline";
import type { Instant, Json } from "./columnTypes.ts";

export interface TimelineTables {
  annotation: {
    annotation_id: Generated<number>;
    widget_id: number;
    date: string;
    end_date: string | null;
    text: string;
    color: ColumnType<NoteColor, NoteColor | undefined>;
    visibility: ColumnType<NoteVisibility, NoteVisibility | undefined>;
    page: Generated<string>;
    user_id: number;
    created_at: Instant;
  };
  audit_log: {
    audit_id: Generated<number>;
    company_id: number;
    user_id: number;
    widget_id: number | null;
    module: string;
    action: string;
    action_id: Generated<string>;
    description: Generated<string>;
    change: Json<ChangedField[] | null>;
    created_at: Instant;
  };
}
