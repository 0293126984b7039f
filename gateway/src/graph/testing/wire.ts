// Responses of an API host for domain tests: valid by the contract, with a test's overrides.
import { DEFAULT_SETTING, type Widget } from "@sightline/schema/rest/projects/projects";
import type { PlanInfo } from "@sightline/schema/rest/account/account";
import type { PlanOffer } from "@sightline/schema/rest/billing/payment";
import type { ShareLink } from "@sightline/schema/rest/share/share";

export const widget = (id: number, more: Partial<Widget> = {}): Widget => ({
  widget_id: id,
  widget_name: `Project ${id}`,
  widget_key: `key${id}`,
  status: 1,
  widget_allowed_website: [],
  pageview_total: 10 * id,
  pageview_monthly: id,
  pageview_limit: null,
  feature_acl: ["analytics", "eventtrack"],
  enable_recommend: false,
  recommendation_add_on: false,
  timezone: "Europe/Berlin",
  setting: DEFAULT_SETTING,
  snippet: "<script></script>",
  created_at: "2025-06-01T00:00:00.000Z",
  ...more,
});

export const plan = (more: Partial<PlanInfo> = {}): PlanInfo => ({
  plan_id: 2,
  plan_name: "Pro",
  pageview: 100_000,
  sessions: 10_000,
  rewarded_session: 0,
  additional_pageview: 0,
  ...more,
});

export const offer = (planId: number, price: number, more: Partial<PlanOffer> = {}): PlanOffer => ({
  ...plan({ plan_id: planId, plan_name: `Plan ${planId}` }),
  website_limit: 3,
  mtu: null,
  price_month: price,
  price_year: price * 10,
  currency: "USD",
  tagline: "",
  features: ["reports"],
  ...more,
});

export const link = (id: number, more: Partial<ShareLink> = {}): ShareLink => ({
  share_link_id: id,
  item_name: null,
  modules: "dashboard",
  unique_module_id: "",
  widget_id: 12,
  flag: 0,
  event_type: "",
  event_name: "",
  startDate: "2026-01-01",
  endDate: "2026-01-31",
  preset: null,
  free_range: false,
  hide: [],
  download: true,
  has_password: false,
  encryptedParam: null,
  expires_at: null,
  clicks: 0,
  last_opened_at: null,
  created_at: "2026-01-31T00:00:00.000Z",
  created_by: "The owner",
  ...more,
});

export const globalId = (text: string): string => Buffer.from(text).toString("base64url");
