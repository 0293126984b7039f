// The tables of funnels.
import type { Generated } from "kysely";
import type { Instant, Json, OptionalInstant } from "./columnTypes.ts";

export interface FunnelTables {
  funnel: {
    id: Generated<number>;
    widget_id: number;
    id_name: string;
    steps: Json<unknown[]>;
    window: Generated<number>;
    order: Generated<string>;
    mode: Generated<string>;
    status: Generated<string>;
    deleted_at: OptionalInstant;
    created_at: Instant;
  };
}
