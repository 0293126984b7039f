import { DEFAULT_SETTING, type Widget } from "@sightline/schema/rest/projects/projects";

/** Project 12, which tests use. */
export const shop: Widget = {
  widget_id: 12,
  widget_name: "Shop",
  widget_key: "k",
  status: 1,
  widget_allowed_website: [],
  pageview_total: 1,
  pageview_monthly: 1,
  pageview_limit: null,
  feature_acl: [],
  enable_recommend: false,
  recommendation_add_on: false,
  timezone: "UTC",
  setting: DEFAULT_SETTING,
  snippet: "",
  created_at: "2025-01-01T00:00:00.000Z",
};
