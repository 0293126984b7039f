// The columns of the entity store, as the numbered migrations make them.
import type { ColumnType, Generated } from "kysely";
import type { BlockKind } from "@sightline/schema/rest/projects/blocking";
import type { Feature, WidgetSetting } from "@sightline/schema/rest/projects/projects";
import type { ChangedField } from "@sightline/schema/rest/timeline/changes";
import type { NoteColor, NoteVisibility } from "@sightline/schema/rest/timeline/timeline";
import type { AudienceTables } from "./tables/audienceTables.ts";
import type { BillingTables } from "./tables/billingTables.ts";
import type { BrandTables } from "./tables/brandTables.ts";
import type { Instant, Json, OptionalInstant } from "./tables/columnTypes.ts";
import type { DeveloperTables } from "./tables/developerTables.ts";
import type { ExperimentTables } from "./tables/experimentTables.ts";
import type { FeatureTables } from "./tables/featureTables.ts";
import type { ErrorTables } from "./tables/errorTables.ts";
import type { EventRuleTables, GoalTables } from "./tables/goalTables.ts";
import type { ReportTables } from "./tables/reportTables.ts";

export interface EntityTables
  extends
    AudienceTables,
    BillingTables,
    BrandTables,
    DeveloperTables,
    ErrorTables,
    EventRuleTables,
    ExperimentTables,
    FeatureTables,
    GoalTables,
    ReportTables {
  plan: {
    plan_id: number;
    plan_name: string;
    pageview: number | null;
    sessions: number | null;
    mtu: number | null;
    website_limit: number | null;
    on_sale: Generated<boolean>;
    price_month: number | null;
    price_year: number | null;
    currency: Generated<string>;
    tagline: Generated<string>;
    features: Json<string[]>;
    brands: Json<string[]>;
  };
  company: {
    company_id: Generated<number>;
    company_name: string;
    company_key: string;
    custom_domain: string | null;
    whitelabel_ref_id: string | null;
    paid_plan: number;
    plan_ends_at: OptionalInstant;
    lifetimedeal: Generated<boolean>;
    prohibit: Generated<number>;
    paid_plan_expiry_retry: Generated<number>;
    rewarded_session: Generated<number>;
    additional_pageview: Generated<number>;
    signup_ref: string | null;
    referral_code: ColumnType<string | null, string | null | undefined, string | null>;
    trial_extended_at: OptionalInstant;
    billed_to: Generated<"agency" | "client">;
    created_at: Instant;
  };
  member: {
    user_id: Generated<number>;
    company_id: number;
    name: string;
    email: string;
    password_hash: string | null;
    role: number;
    status: Generated<number>;
    language: Generated<string>;
    event_promo: Generated<boolean>;
    last_login_at: OptionalInstant;
    sessions_from: OptionalInstant;
    timezone: string | null;
    is_auth0: Generated<boolean>;
    created_at: Instant;
  };
  member_session: {
    session_id: string;
    user_id: number;
    agent: Generated<string>;
    created_at: ColumnType<Date, Date, Date>;
    last_seen_at: ColumnType<Date, Date, Date>;
    proved_at: ColumnType<Date, Date, Date>;
    ended_at: OptionalInstant;
  };
  avatar: { user_id: number; type: string; bytes: Uint8Array; updated_at: ColumnType<Date, Date, Date> };
  account_token: {
    token_hash: string;
    purpose: "reset" | "email";
    user_id: number;
    email: string | null;
    expires_at: OptionalInstant;
    used_at: OptionalInstant;
    created_at: Instant;
  };
  sign_up: {
    token_hash: string;
    email: string;
    name: string;
    password_hash: string;
    company_name: string;
    website: string;
    timezone: string | null;
    paid_plan: number;
    lifetimedeal: boolean;
    signup_ref: string | null;
    whitelabel_ref_id: string | null;
    created_at: ColumnType<Date, Date, Date>;
    expires_at: ColumnType<Date, Date, Date>;
    user_id: number | null;
  };
  mail: {
    mail_id: Generated<number>;
    to_address: string;
    from_name: string | null;
    subject: string;
    body_text: string;
    body_html: string;
    state: Generated<"kept" | "waiting" | "sent" | "failed">;
    tries: Generated<number>;
    last_error: string | null;
    sent_at: OptionalInstant;
    created_at: Instant;
  };
  member_widget: { user_id: number; widget_id: number };
  user_attribute: { user_id: number; key: string; value: string; updated_at: Instant };
  login_attempt: {
    account: string;
    failures: number;
    window_started_at: ColumnType<Date, Date | string, Date | string>;
  };
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
  share_link: {
    share_link_id: Generated<number>;
    token_hash: string;
    company_id: number;
    widget_id: number;
    modules: string;
    unique_module_id: Generated<string>;
    event_type: Generated<string>;
    event_name: Generated<string>;
    flag: Generated<number>;
    start_date: string;
    end_date: string;
    free_range: Generated<boolean>;
    download: Generated<boolean>;
    hide: Generated<string[]>;
    password_hash: string | null;
    expires_at: OptionalInstant;
    clicks: Generated<number>;
    last_opened_at: OptionalInstant;
    created_by: number;
    created_at: Instant;
    deleted_at: OptionalInstant;
  };
  annotation: {
    annotation_id: Generated<number>;
    widget_id: number;
    date: string;
    end_date: string | null;
    text: string;
    color: ColumnType<NoteColor, NoteColor | undefined>;
    visibility: ColumnType<NoteVisibility, NoteVisibility | undefined>;
    page: Generated<string>;
    user_id: number;
    created_at: Instant;
  };
  audit_log: {
    audit_id: Generated<number>;
    company_id: number;
    user_id: number;
    widget_id: number | null;
    module: string;
    action: string;
    action_id: Generated<string>;
    description: Generated<string>;
    change: Json<ChangedField[] | null>;
    created_at: Instant;
  };
  invitation: {
    invitation_id: Generated<number>;
    company_id: number;
    email: string;
    role: number;
    widgets: ColumnType<number[], string, string>;
    token_hash: string;
    invited_by: number;
    created_at: Instant;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    ended_at: OptionalInstant;
  };
  idempotency: { key: string; status: number; answer: string; created_at: Instant };
  host_state: { key: string; value: string };
}
