// The tables of projects.
import type { ColumnType, Generated } from "kysely";
import type { BlockKind } from "@sightline/schema/rest/projects/blocking";
import type { Feature, WidgetSetting } from "@sightline/schema/rest/projects/projects";
import type { Instant, Json, OptionalInstant } from "./columnTypes.ts";

export interface ProjectTables {
  widget: {
    widget_id: Generated<number>;
    company_id: number;
    widget_name: string;
    widget_key: string;
    status: Generated<number>;
    allowed_websites: Json<string[]>;
    features: ColumnType<Feature[], string, string>;
    timezone: string | null;
    pageview_limit: number | null;
    enable_recommend: Generated<boolean>;
    recommendation_add_on: Generated<boolean>;
    setting: ColumnType<Partial<WidgetSetting>, string | undefined, string>;
    installed_at: OptionalInstant;
    created_at: Instant;
  };
  block_rule: {
    block_rule_id: Generated<number>;
    widget_id: number;
    kind: BlockKind;
    value: string;
    label: Generated<string>;
    addresses: Json<string[]>;
    resolve_error: string | null;
    dropped: Generated<number>;
    last_dropped_at: OptionalInstant;
    created_by: number;
    created_at: Instant;
  };
}
