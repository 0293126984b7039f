// Tests on measured sites, and the product's own experiments.
import type { Generated } from "kysely";
import type { Instant, Json, Optional, OptionalInstant } from "./columnTypes.ts";

export interface ExperimentTables {
  own_experiment_exposure: {
    company_id: number;
    experiment: string;
    variant: string;
    user_id: number | null;
    seen_at: Instant;
    told_at: OptionalInstant;
  };
  test: {
    test_id: Generated<number>;
    widget_id: number;
    test_family: string;
    test_type: Generated<string>;
    test_name: string;
    number: number;
    url: Generated<string>;
    page_urls: Json<unknown[]>;
    variants: Json<unknown[]>;
    control_attr: Json<object>;
    custom_css: Generated<string>;
    custom_js: Generated<string>;
    targeting: Json<object>;
    configuration: Json<object>;
    goal_profile_id: Optional<number>;
    metric: Json<unknown[]>;
    guardrail: Json<unknown[]>;
    serving_variant_id: Optional<string>;
    rollout: Optional<number>;
    exclusion_group_id: Optional<number>;
    hypothesis: Generated<string>;
    owner: Optional<number>;
    status: Generated<number>;
    is_completed: Generated<boolean>;
    archived: Generated<boolean>;
    deleted_at: OptionalInstant;
    created_at: Instant;
  };
}
