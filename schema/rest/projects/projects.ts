// Projects. The API calls a project a widget.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { widgetId } from "../range.ts";
import { DEFAULT_RECORDING, RecordingSetting } from "../recordings/chunks.ts";
import { DEFAULT_PAGE_RULE, PageRule } from "./pageRule.ts";
import { requirements } from "../refusals/requirements.ts";

export const Feature = z.enum([
  "feedback",
  "survey",
  "recording",
  "heatmap",
  "eventtrack",
  "formanalytic",
  "abtest",
  "personalize",
  "analytics",
  "funnel",
  "goal",
  "errortrack",
]);
export type Feature = z.infer<typeof Feature>;

/** Tracking settings of a project. */
export const WidgetSetting = z.object({
  /** currency of values that don't specify one, ISO 4217; null: no currency */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, requirements.currency)
    .nullable(),
  /** IP addresses are not stored, and the country is derived only from the network part of the address */
  anonymise_ip: z.boolean(),
  /** browsers that send Do Not Track (DNT) are not tracked; Global Privacy Control is always respected */
  respect_dnt: z.boolean(),
  /** the text of clicked elements is stored */
  keep_text: z.boolean(),
  /** URL changes in single-page apps count as page views */
  follow_spa: z.boolean(),
  /** older events are deleted; null: retained indefinitely */
  retention_days: z.number().int().min(30).max(3650).nullable(),
  /** how sessions are recorded */
  recording: RecordingSetting,
  ...PageRule.shape,
});
export type WidgetSetting = z.infer<typeof WidgetSetting>;

export const DEFAULT_SETTING: WidgetSetting = {
  currency: null,
  anonymise_ip: false,
  respect_dnt: false,
  keep_text: true,
  follow_spa: true,
  retention_days: null,
  recording: DEFAULT_RECORDING,
  ...DEFAULT_PAGE_RULE,
};

export const Widget = z.object({
  widget_id: z.number().int(),
  widget_name: z.string(),
  widget_key: z.string(),
  /** 1: active */
  status: z.number().int(),
  widget_allowed_website: z.array(z.string()),
  pageview_total: z.number().int(),
  pageview_monthly: z.number().int(),
  pageview_limit: z.number().int().nullable(),
  feature_acl: z.array(Feature),
  enable_recommend: z.boolean(),
  recommendation_add_on: z.boolean(),
  /** IANA name; null: the time zone of the caller's `tz` header */
  timezone: z.string().nullable(),
  setting: WidgetSetting,
  /** the line of HTML that installs the tracker on a page */
  snippet: z.string(),
  created_at: z.iso.datetime(),
});
export type Widget = z.infer<typeof Widget>;

export const getWidgets = endpoint({
  name: "getWidgets",
  method: "POST",
  path: "/getWidgets",
  summary: "The projects that the caller may see, or the one named. Counts may be a minute old.",
  effect: "read",
  audience: "viewer",
  body: z.object({
    widget_id: widgetId.optional(),
    /** include paused projects; for owners and admins */
    paused: z.boolean().default(false),
  }),
  answer: z.array(Widget),
});

export const getWidgetsNoCache = endpoint({
  name: "getWidgetsNoCache",
  method: "POST",
  path: "/getWidgetsNoCache",
  summary: "The same, counted now instead of cached.",
  effect: "read",
  audience: "viewer",
  body: z.object({ user_id: z.coerce.number().int().positive().optional(), widget_id: widgetId.optional() }),
  answer: z.array(Widget),
});

/** Status 204: show the banner. 200: the tracker is installed, hide it. */
export const showInstallationBanner = endpoint({
  name: "showInstallationBanner",
  method: "GET",
  path: "/installation/show-banner/{widgetId}",
  summary: "204 until a tracker of this project has reported; afterwards 200 with the time of the first report.",
  effect: "read",
  audience: "member",
  params: z.object({ widgetId }),
  answer: z.union([z.undefined(), z.object({ installed_at: z.iso.datetime() })]),
});

export const checkTraffic = endpoint({
  name: "checkTraffic",
  method: "GET",
  path: "/check/traffic",
  summary: "Whether the project in the `widgetid` header ever had a page view.",
  effect: "read",
  isReport: true,
  audience: "viewer",
  answer: z.object({ pageview_total: z.number().int(), last_event_at: z.iso.datetime().nullable() }),
});

const WidgetName = z.string().trim().min(1).max(100);

/** A host name, or `*.example.com` for all its subdomains. */
const Website = z
  .string()
  .trim()
  .toLowerCase()
  .max(255)
  .regex(/^(\*\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/, requirements.website);

const isZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
};

export const createWidget = endpoint({
  name: "createWidget",
  method: "POST",
  path: "/widget/create",
  summary: "Create a project, within the plan's limit. Owners and admins.",
  effect: "add",
  audience: "member",
  body: z.object({ widget_name: WidgetName, widget_allowed_website: z.array(Website).max(100).default([]) }),
  answer: Widget,
});

export const updateWidget = endpoint({
  name: "updateWidget",
  method: "POST",
  path: "/widget/update",
  summary: "Rename a project, pause it (status 0) or resume it (status 1). Owners and admins.",
  effect: "set",
  audience: "member",
  body: z.object({
    widget_id: widgetId,
    widget_name: WidgetName.optional(),
    status: z.union([z.literal(0), z.literal(1)]).optional(),
  }),
  answer: Widget,
});

export const deleteWidget = endpoint({
  name: "deleteWidget",
  method: "POST",
  path: "/widget/delete",
  summary: "Delete a project permanently; requires its exact name. Owners and admins.",
  effect: "set",
  audience: "member",
  body: z.object({ widget_id: widgetId, widget_name: z.string().max(100) }),
  answer: z.object({ widget_id: z.number().int() }),
});

export const setWidget = endpoint({
  name: "setWidget",
  method: "POST",
  path: "/widget/setting",
  summary: "Change a project's settings: name, time zone, allowed websites, features, privacy. Owners and admins.",
  effect: "set",
  audience: "member",
  body: z.object({
    widget_id: widgetId,
    timezone: z.string().max(64).refine(isZone, requirements.timeZone).optional(),
    widget_allowed_website: z.array(Website).max(100).optional(),
    feature_acl: z.array(Feature).max(Feature.options.length).optional(),
    /** omitted settings stay unchanged, those of recordings too */
    setting: WidgetSetting.partial().extend({ recording: RecordingSetting.partial().optional() }).optional(),
    widget_name: WidgetName.optional(),
    status: z.union([z.literal(0), z.literal(1)]).optional(),
  }),
  answer: Widget,
});
