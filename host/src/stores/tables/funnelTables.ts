// The tables of funnels.
import type { FunnelExclusion, FunnelMode, FunnelOrder, FunnelStep } from "@sightline/schema/rest/funnels/definition";
import type { Generated } from "kysely";
import type { Instant, Json, Optional, OptionalInstant } from "./columnTypes.ts";

export interface FunnelTables {
  funnel: {
    id: Generated<number>;
    widget_id: number;
    id_name: string;
    steps: Json<FunnelStep[]>;
    exclusions: Json<FunnelExclusion[]>;
    window: Generated<number>;
    order: Generated<FunnelOrder>;
    mode: Generated<FunnelMode>;
    status: Generated<"active" | "archived">;
    /** null: of the installation */
    user_id: Optional<number>;
    deleted_at: OptionalInstant;
    created_at: Instant;
  };
}
