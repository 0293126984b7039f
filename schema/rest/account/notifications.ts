// Notification settings of a member: by email, in the app, both or neither, for each kind.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { requirements } from "../refusals/requirements.ts";
import { WireMessage } from "../refusals/wireMessage.ts";

export const NotificationKind = z.enum([
  "weekly_digest",
  "usage_alert",
  "trial_ending",
  "member_joined",
  "project_created",
  "share_link_created",
  "feedback_received",
  "mentioned",
]);
export type NotificationKind = z.infer<typeof NotificationKind>;

export const NotificationSetting = z.object({ kind: NotificationKind, mail: z.boolean(), in_app: z.boolean() });
export type NotificationSetting = z.infer<typeof NotificationSetting>;

/** 1 Monday to 7 Sunday. */
const WeekDay = z.number().int().min(1).max(7);

export const NotificationSettings = z.object({
  /** the kinds available to the member's role */
  settings: z.array(NotificationSetting),
  /** day of the weekly digest, sent at 6:00 UTC */
  digest_day: WeekDay,
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

export const getNotificationSettings = endpoint({
  name: "getNotificationSettings",
  method: "POST",
  path: "/notification",
  summary: "The member's notification settings.",
  effect: "read",
  audience: "member",
  body: z.object({}),
  answer: NotificationSettings,
});

export const updateNotificationSettings = endpoint({
  name: "updateNotificationSettings",
  method: "POST",
  path: "/notification/update",
  summary: "Change the member's notification settings; omitted ones are unchanged.",
  effect: "set",
  audience: "member",
  body: z.object({
    settings: z.array(NotificationSetting).max(NotificationKind.options.length).default([]),
    digest_day: WeekDay.optional(),
  }),
  answer: NotificationSettings,
});

export const Notification = z.object({
  notification_id: z.number().int(),
  kind: NotificationKind,
  title: WireMessage,
  sentences: z.array(WireMessage),
  /** path in the app that shows more */
  path: z.string().nullable(),
  created_at: z.iso.datetime(),
  is_read: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

const id = z.number().int().positive().max(2_147_483_647);

/** Days that notifications stay in the app. */
export const NOTIFICATION_DAYS = 90;

export const getNotifications = endpoint({
  name: "getNotifications",
  method: "POST",
  path: "/notification/list",
  summary: "The member's notifications of the last 90 days, newest first.",
  effect: "read",
  audience: "member",
  body: z.object({
    /** only notifications older than this */
    before_id: id.optional(),
    limit: z.number().int().min(1).max(200).default(50),
  }),
  answer: z.object({ rows: z.array(Notification), total: z.number().int(), unread: z.number().int() }),
});

export const readNotifications = endpoint({
  name: "readNotifications",
  method: "POST",
  path: "/notification/read",
  summary: "Mark notifications as read, from the oldest up to the given one.",
  effect: "set",
  audience: "member",
  body: z.object({ up_to_id: id }),
  answer: z.object({ unread: z.number().int() }),
});

/** Kind and secret, as contained in the emailed link. */
const Token = z.string().regex(/^[a-z_]{3,40}~[\w-]{20,80}$/, requirements.unsubscribeToken);

export const Subscription = z.object({
  kind: NotificationKind,
  /** the email address, mostly masked */
  email: z.string(),
  /** emails of this kind are sent */
  is_on: z.boolean(),
});
export type Subscription = z.infer<typeof Subscription>;

export const getSubscription = endpoint({
  name: "getSubscription",
  method: "GET",
  path: "/notification/unsubscribe/{token}",
  summary: "The kind of email that an unsubscribe link stops. 404 if the link is unknown.",
  effect: "read",
  audience: "anyone",
  params: z.object({ token: Token }),
  answer: Subscription,
});

export const setSubscription = endpoint({
  name: "setSubscription",
  method: "POST",
  path: "/notification/unsubscribe",
  summary: "Unsubscribe from a kind of email by the link in one of them, without signing in, or subscribe again.",
  effect: "set",
  audience: "anyone",
  body: z.object({ token: Token, is_on: z.boolean().default(false) }),
  answer: Subscription,
});
