// The columns of what a project's features keep and of what a company's people are told, as the numbered migrations
// make them.
import type { ColumnType, Generated } from "kysely";
import type { Instant, Json, OptionalInstant } from "./columnTypes.ts";

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface FeatureTables {
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
  comment: {
    comment_id: Generated<number>;
    widget_id: number;
    feedback_id: Generated<number>;
    comment_uuid: Optional<string>;
    rating: Optional<number>;
    text: Generated<string>;
    url: Generated<string>;
    path: Generated<string>;
    visitor_id: Optional<string>;
    session_id: Optional<string>;
    country: Generated<string>;
    selector: Generated<string>;
    x: Optional<number>;
    y: Optional<number>;
    device: Generated<string>;
    email: Optional<string>;
    feedback_status: Generated<string>;
    assignee: Optional<number>;
    tags: Json<string[]>;
    deleted_at: OptionalInstant;
    created_at: Instant;
  };
  translation: {
    company_id: number;
    language: string;
    strings: ColumnType<Record<string, string>, string, string>;
    updated_at: Instant;
  };
  referral_visit: { company_id: number; day: ColumnType<Date | string, string, string>; visitor_hash: string };
  referral_reward: {
    referred_company_id: number;
    kind: "verified" | "paid";
    company_id: number;
    amount: number;
    paid_out_at: OptionalInstant;
    created_at: Instant;
  };
}
