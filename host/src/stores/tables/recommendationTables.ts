// The tables of recommendations.
import type { ColumnType, Generated } from "kysely";
import type { Instant, Json } from "./columnTypes.ts";

export interface RecommendationTables {
  recommendation: {
    recommendation_id: Generated<number>;
    widget_id: number;
    rule: string;
    subject: string;
    title: string;
    body: string;
    feature: string;
    link: string;
    link_text: string;
    evidence: Json<{ label: string; value: string }[]>;
    sessions: number;
    state: Generated<string>;
    seen_at: ColumnType<Date, Date | string, Date | string>;
    created_at: Instant;
  };
  recommendation_run: { widget_id: number; ran_at: ColumnType<Date, Date | string, Date | string> };
}
