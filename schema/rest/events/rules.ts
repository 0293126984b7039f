// Event rules: the tracker creates events from visitor actions, without code changes on the website.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { widgetId } from "../range.ts";
import { requirements } from "../refusals/requirements.ts";

/** 1 click, 2 input (a field was changed), 3 submit, 4 visible, 5 scroll, 6 timer, 7 hover, 8 condition */
export const ActionType = z.literal([1, 2, 3, 4, 5, 6, 7, 8]);
export type ActionType = z.infer<typeof ActionType>;

export const RuleStatus = z.enum(["active", "paused", "archived"]);
export type RuleStatus = z.infer<typeof RuleStatus>;

const event_name = z.string().trim().min(1, requirements.eventName).max(100);
/** The page: a full URL, a path, or a pattern with `*`. Empty: every page. */
const url = z.string().trim().max(500);
/** A CSS selector. Percent for scroll, seconds for timer, a JavaScript expression for condition. */
const path_name = z.string().trim().min(1, requirements.watchedElement).max(500);
/** A CSS selector of the element whose text contains the event's value. Empty: no value. */
const value_from = z.string().trim().max(500);
const event_config_id = z.coerce.number().int().positive();

const ruleShape = { event_name, url: url.default(""), path_name, action_type: ActionType };

export const EventRule = z.object({
  event_config_id: z.number().int(),
  widget_id: z.number().int(),
  event_name: z.string(),
  url: z.string(),
  path_name: z.string(),
  action_type: ActionType,
  value_from: z.string(),
  status: RuleStatus,
  author: z.string(),
  created_at: z.iso.datetime(),
  /** events that the rule created within the last 30 days */
  count: z.number().int(),
  last_at: z.iso.datetime().nullable(),
});
export type EventRule = z.infer<typeof EventRule>;

export const getEventRules = endpoint({
  name: "getEventRules",
  method: "POST",
  path: "/event-config/profile",
  summary: "The event rules of a project by name, with their number of matches in the last 30 days.",
  effect: "read",
  isReport: true,
  audience: "member",
  body: z.object({ widget_id: widgetId }),
  answer: z.object({ rows: z.array(EventRule) }),
});

export const getEventRule = endpoint({
  name: "getEventRule",
  method: "GET",
  path: "/event-config/{event_config_id}",
  summary: "One event rule.",
  effect: "read",
  isReport: true,
  audience: "member",
  params: z.object({ event_config_id }),
  answer: EventRule,
});

export const createEventRule = endpoint({
  name: "createEventRule",
  method: "POST",
  path: "/event-config/create",
  summary: "Create a rule. Trackers apply it from their next page load on, after a few minutes at most.",
  effect: "add",
  audience: "member",
  body: z.object({ widget_id: widgetId, ...ruleShape, value_from: value_from.default("") }),
  answer: EventRule,
});

export const updateEventRule = endpoint({
  name: "updateEventRule",
  method: "POST",
  path: "/event-config/update",
  summary: "Change, pause or resume a rule.",
  effect: "set",
  audience: "member",
  body: z.object({
    event_config_id,
    event_name: event_name.optional(),
    url: url.optional(),
    path_name: path_name.optional(),
    action_type: ActionType.optional(),
    value_from: value_from.optional(),
    status: z.enum(["active", "paused"]).optional(),
  }),
  answer: EventRule,
});

export const deleteEventRule = endpoint({
  name: "deleteEventRule",
  method: "POST",
  path: "/event-config/delete",
  summary: "Archive a rule: it creates no more events; existing ones remain.",
  effect: "set",
  audience: "member",
  body: z.object({ event_config_id }),
  answer: EventRule,
});

export const previewEventRule = endpoint({
  name: "previewEventRule",
  method: "POST",
  path: "/event-config/preview",
  summary: "Number of matches of a rule in the last 30 days, as far as the stored events show.",
  effect: "read",
  isReport: true,
  audience: "member",
  body: z.object({ widget_id: widgetId, url: url.default(""), path_name, action_type: ActionType }),
  answer: z.object({
    days: z.number().int(),
    /** null: can't be computed from the stored data */
    matches: z.number().int().nullable(),
    visitors: z.number().int(),
    pages: z.array(z.object({ path: z.string(), count: z.number().int() })),
  }),
});

export const checkEventRule = endpoint({
  name: "checkEventRule",
  method: "POST",
  path: "/event-config/check",
  summary:
    "The URL of a page that shows what a rule, saved or not, matches on it; valid for 10 minutes. Not for viewers.",
  // writes nothing, but the preview runs code on the page, so it is forbidden for read-only members
  effect: "set",
  audience: "member",
  body: z
    .object({
      widget_id: widgetId,
      ...ruleShape,
      value_from: value_from.default(""),
      page: z.string().trim().min(1, requirements.pageAddress).max(2048),
    })
    .omit({ event_name: true }),
  answer: z.object({ address: z.string(), expires_at: z.iso.datetime() }),
});

/**
 * The rule preview, or the picker of elements, that the tracker loads on such a page. Shows nothing if it belongs to
 * another project or has expired.
 */
export const getRuleCheck = endpoint({
  name: "getRuleCheck",
  method: "GET",
  path: "/widget/check/{widget_key}/{check}",
  summary: "The script that shows on a page what a rule matches, or lets a member pick an element.",
  effect: "read",
  audience: "anyone",
  params: z.object({ widget_key: z.string().min(1).max(100), check: z.string().min(1).max(8192) }),
  answer: z.string(),
});

/** The event rules that a tracker evaluates. */
export const getWidgetEvents = endpoint({
  name: "getWidgetEvents",
  method: "GET",
  path: "/widget/event/{widget_key}",
  summary: "The active event rules of a project, for its tracker.",
  effect: "read",
  audience: "anyone",
  params: z.object({ widget_key: z.string().min(1).max(100) }),
  answer: z.array(
    z.object({
      event_config_id: z.number().int(),
      event_name: z.string(),
      url: z.string(),
      path_name: z.string(),
      action_type: ActionType,
    }),
  ),
});
