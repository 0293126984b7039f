// The columns of the entity store, as the numbered migrations make them.
import type { ColumnType, Generated } from "kysely";
import type { Feature } from "@sightline/schema/rest/projects";

type Instant = ColumnType<Date, Date | string | undefined, Date | string>;
type OptionalInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** Written as JSON text, read as values. */
type Json<T> = ColumnType<T, string | undefined, string>;

export interface EntityTables {
  plan: {
    plan_id: number;
    plan_name: string;
    pageview: number | null;
    sessions: number | null;
    mtu: number | null;
    website_limit: number | null;
    on_sale: Generated<boolean>;
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
    created_at: Instant;
  };
  account_token: {
    token_hash: string;
    purpose: "verify" | "reset";
    user_id: number;
    expires_at: OptionalInstant;
    used_at: OptionalInstant;
    created_at: Instant;
  };
  mail: {
    mail_id: Generated<number>;
    to_address: string;
    subject: string;
    body_text: string;
    body_html: string;
    created_at: Instant;
  };
  member_widget: { user_id: number; widget_id: number };
  user_attribute: { user_id: number; key: string; value: string; updated_at: Instant };
  api_key: {
    key_id: Generated<number>;
    company_id: number;
    user_id: number;
    name: string;
    key_hash: string;
    last_used_at: OptionalInstant;
    revoked_at: OptionalInstant;
    created_at: Instant;
  };
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
    blocked_ips: Json<string[]>;
    internal_ips: Json<string[]>;
    installed_at: OptionalInstant;
    created_at: Instant;
  };
  domain_setting: {
    subdomain: string;
    company_id: number | null;
    website_logo: string | null;
    website_name: string | null;
    website_favicon: string | null;
    cdn_domain: string | null;
    main_color: string | null;
    css_url: string | null;
    sso_flag: Generated<boolean>;
    sso_force_redirect: Generated<boolean>;
    sso_domain: string | null;
    sso_client_id: string | null;
    sso_client_secret: string | null;
    paid_plan: number | null;
    custom_language: string | null;
    login_text: string | null;
    dns_state: Generated<"pending" | "ok" | "failed">;
    dns_detail: Generated<string>;
    dns_checked_at: OptionalInstant;
  };
  brand_image: { image_id: string; company_id: number; content_type: string; body: string; created_at: Instant };
  reseller: { whitelabel_ref_id: string; company_id: number };
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
    text: string;
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
