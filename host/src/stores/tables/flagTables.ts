// The tables of feature flags.
import type { Generated } from "kysely";
import type { Instant, Json, Optional, OptionalInstant } from "./columnTypes.ts";

export interface FlagTables {
  flag: {
    id: Generated<number>;
    widget_id: number;
    key: string;
    type: Generated<string>;
    rules: Json<unknown[]>;
    default: Json<unknown>;
    schedule: Json<object>;
    lifetime: Optional<number>;
    owner: Optional<number>;
    status: Generated<string>;
    lifecycle: Generated<string>;
    deleted_at: OptionalInstant;
    created_at: Instant;
  };
}
