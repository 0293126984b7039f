// Data that members store about script errors.
import type { Generated } from "kysely";
import type { Instant, OptionalInstant } from "./columnTypes.ts";

export interface ErrorTables {
  error_state: {
    widget_id: number;
    error_hash: string;
    state: string;
    snoozed_until: OptionalInstant;
    assignee: number | null;
    changed_by: number;
    changed_at: Instant;
  };
  error_merge: {
    widget_id: number;
    error_hash: string;
    into_hash: string;
    merged_by: number;
    merged_at: Instant;
  };
  error_rule: {
    error_rule_id: Generated<number>;
    widget_id: number;
    part: string;
    words: string;
    created_by: number;
    created_at: Instant;
  };
  source_map: {
    source_map_id: Generated<number>;
    widget_id: number;
    release: string;
    file: string;
    packed: Uint8Array;
    bytes: number;
    sources: number;
    digest: string;
    created_by: number;
    created_at: Instant;
  };
}
