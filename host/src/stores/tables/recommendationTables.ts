// The tables of recommendations.
import type { WireMessage } from "@sightline/schema/rest/refusals/wireMessage";
import type { ColumnType, Generated } from "kysely";
import type { Instant, Json } from "./columnTypes.ts";

export interface RecommendationTables {
  recommendation: {
    recommendation_id: Generated<number>;
    widget_id: number;
    rule: string;
    subject: string;
    title: Json<WireMessage>;
    body: Json<WireMessage>;
    feature: string;
    link: string;
    link_text: Json<WireMessage>;
    evidence: Json<{ label: string; value: string }[]>;
    sessions: number;
    state: Generated<string>;
    seen_at: ColumnType<Date, Date | string, Date | string>;
    created_at: Instant;
  };
  recommendation_run: { widget_id: number; ran_at: ColumnType<Date, Date | string, Date | string> };
}
