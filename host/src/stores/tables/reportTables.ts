// Data that members store about their reports.
import type { CustomFilter } from "@sightline/schema/rest/range";
import type { Generated } from "kysely";
import type { Instant, Json } from "./columnTypes.ts";

export interface ReportTables {
  segment: {
    segment_id: Generated<number>;
    widget_id: number;
    name: string;
    custom_filter: Json<CustomFilter>;
    user_id: number;
    created_at: Instant;
  };
}
