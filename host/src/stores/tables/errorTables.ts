// What members say about script errors.
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
}
