// The calls in section 7 of the specification, with the response fields that it says are used. Each must have a
// definition in schema/rest, a route in the host and a caller in the gateway. Tests of both servers check this table.

export interface SpecifiedCall {
  method: "GET" | "POST";
  /** path parameters as named in the specification, without the query string */
  path: string;
  /** fields of the response, or of its first row if it is a list; empty if the specification names none */
  fields: readonly string[];
}

const call = (method: "GET" | "POST", path: string, ...fields: string[]): SpecifiedCall => ({ method, path, fields });

export const specifiedCalls: readonly SpecifiedCall[] = [
  call("GET", "/getshareLinkData/{encryptedParam}", "datas", "company_id"),
  call("GET", "/recommendation/list", "title", "body", "feature", "created_at", "link", "link_text"),
  call("GET", "/getCompany", "custom_domain", "whitelabel_ref_id"),
  call("POST", "/getUsers", "email", "event_promo"),
  call("GET", "/user", "status"),
  call("POST", "/message/support"),
  call("POST", "/getWidgetsNoCache", "widget_id"),
  call("POST", "/getWidgets", "widget_id"),
  call("GET", "/checkFor30DayExpire", "prohibit"),
  call("GET", "/checkForRecommendation/{widget_id}"),
  call("GET", "/avatar/{email}"),
  call("GET", "/plan/info", "plan_id", "plan_name", "pageview", "sessions"),
  call("GET", "/plan/info/{paid_plan}", "plan_id", "plan_name", "pageview", "sessions"),
  call("GET", "/plan", "plan_id", "plan_name", "pageview", "sessions"),
  call("GET", "/planInfo", "additional_pageview"),
  call("GET", "/trial", "days_to_expire"),
  call("GET", "/users/active"),
  call("GET", "/user/attribute/{key}", "key", "value"),
  call("POST", "/user/attribute"),
  call("GET", "/usage", "session", "pageview"),
  call("GET", "/mtu", "mtu"),
  call("GET", "/feature-flags"),
  call("POST", "/requestStatus", "enable_recommend", "recommendation_add_on"),
  call("POST", "/totalUnreadRecommendation", "total_recomm"),
  call("POST", "/report/monthly"),
  call("POST", "/checkWebsite"),
  call("GET", "/check/traffic"),
  call("GET", "/first/recording", "session", "location"),
  call("POST", "/events"),
  call("POST", "/abtest/profile"),
  call("POST", "/funnel/profile"),
  call("GET", "/app/version"),
  call("GET", "/getPaidExpiryRetry"),
  call("GET", "/lastUsageDate"),
  call("POST", "/ping"),
  call("GET", "/installation/show-banner/{widgetId}"),
  call("POST", "/auditlog"),
  call("POST", "/auditlog/find"),
  call("GET", "/translation"),
  call("POST", "/translation"),
  call("GET", "/cdnDomain"),
  call("GET", "/domain/setting/{subdomain}", "website_logo", "main_color", "sso_flag", "custom_language"),
  call("POST", "/comments"),
  call("GET", "/billing-portal", "url"),
  call("GET", "/billing-portal/invoice", "url"),
  call("GET", "/billing-portal/update", "url"),
  call("GET", "/sharePermission/", "modules", "unique_module_id", "flag", "event_type", "event_name"),
  call("POST", "/updateNumberOfClickShareLink"),
  call("GET", "/user/demo"),
  call("POST", "/authenticate"),
  call("POST", "/verified-email-auth"),
  call("POST", "/socialAuth"),
];

export const callName = ({ method, path }: Pick<SpecifiedCall, "method" | "path">): string => `${method} ${path}`;
