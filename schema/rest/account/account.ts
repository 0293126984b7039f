// Sign-in, the signed-in user, and stored user attributes.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

/** 0 Owner, 1 Admin, 2 User, 3 Viewer. */
export const Role = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
export type Role = z.infer<typeof Role>;

/** The plan in the session data. */
export const PlanInfo = z.object({
  plan_id: z.number().int(),
  plan_name: z.string(),
  /** page views per month; null: no limit */
  pageview: z.number().int().nullable(),
  /** sessions per month; null: no limit */
  sessions: z.number().int().nullable(),
  rewarded_session: z.number().int(),
  additional_pageview: z.number().int(),
});
export type PlanInfo = z.infer<typeof PlanInfo>;

/** The session as defined in section 3 of the specification. `jwt` stays on the server. */
export const Session = z.object({
  name: z.string(),
  email: z.string(),
  email_hash: z.string(),
  role: Role,
  widget_id: z.number().int().nullable(),
  widget_name: z.string().nullable(),
  widget_key: z.string().nullable(),
  is_pageview: z.boolean(),
  jwt: z.string(),
  /** time of sign-in, ISO 8601; the session expires 72 hours later */
  session_time: z.iso.datetime(),
  user_id: z.number().int(),
  company_id: z.number().int(),
  company_name: z.string(),
  company_key: z.string(),
  new_user: z.boolean(),
  paid_plan: z.number().int(),
  version: z.string(),
  lifetimedeal: z.boolean(),
  language: z.string(),
  whitelabel_ref_id: z.string().nullable(),
  bypass: z.boolean(),
  isAuth0: z.boolean(),
  mtu: z.number().int(),
  day2expire: z.number().int(),
  website_limit: z.number().int().nullable(),
  paid_plan_expiry_retry: z.number().int(),
  plan_info: PlanInfo.nullable(),
});
export type Session = z.infer<typeof Session>;

export const User = z.object({
  user_id: z.number().int(),
  name: z.string(),
  email: z.string(),
  role: Role,
  /** 1 active; any other value ends the session */
  status: z.number().int(),
  company_id: z.number().int(),
  company_name: z.string(),
  paid_plan: z.number().int(),
  language: z.string(),
  /** whether the user receives promotional emails */
  event_promo: z.boolean(),
  created_at: z.iso.datetime(),
  last_login_at: z.iso.datetime().nullable(),
  /** IANA name; null or absent: the browser's time zone */
  timezone: z.string().nullable().optional(),
  /** when the user uploaded a picture; null or absent: none */
  avatar_at: z.iso.datetime().nullable().optional(),
  /** a new address whose confirmation link has not been opened yet */
  pending_email: z.string().nullable().optional(),
  /** absent: true; accounts that sign in through a provider may have none */
  has_password: z.boolean().optional(),
});
export type User = z.infer<typeof User>;

/** A rejection is an HTTP 401 or 429 with `err`. */
export const authenticate = endpoint({
  name: "authenticate",
  method: "POST",
  path: "/authenticate",
  summary: "Sign in with email and password.",
  effect: "add",
  audience: "anyone",
  body: z.object({
    email: z.string().max(320),
    password: z.string().max(1024),
    /** the host name shown by the browser */
    domain: z.string().max(255).default(""),
    /** whether the host name is a developer's own machine */
    localhost: z.boolean().default(false),
    /** the browser's User-Agent, for the list of sessions */
    agent: z.string().max(400).optional(),
  }),
  answer: Session,
});

export const getUser = endpoint({
  name: "getUser",
  method: "GET",
  path: "/user",
  summary: "The signed-in user.",
  effect: "read",
  audience: "member",
  answer: User,
});

export const getUsers = endpoint({
  name: "getUsers",
  method: "POST",
  path: "/getUsers",
  summary: "The user record of a member of the company, by default the caller's own.",
  effect: "read",
  audience: "member",
  body: z.object({ user_id: z.number().int().positive().optional() }),
  answer: User,
});

export const ping = endpoint({
  name: "ping",
  method: "POST",
  path: "/ping",
  summary: "Whether the session is still valid, with the current role and plan.",
  effect: "set",
  audience: "member",
  body: z.object({ session_time: z.iso.datetime().optional() }),
  answer: z.object({
    ok: z.boolean(),
    status: z.number().int(),
    role: Role,
    paid_plan: z.number().int(),
  }),
});

export const getAppVersion = endpoint({
  name: "getAppVersion",
  method: "GET",
  path: "/app/version",
  summary: "The version of the product, and whether pages that run an older one must reload.",
  effect: "read",
  audience: "anyone",
  answer: z.object({ version: z.string(), force: z.boolean() }),
});

/** Returns an image, so the response has no schema to validate. */
export const getAvatar = endpoint({
  name: "getAvatar",
  method: "GET",
  path: "/avatar/{email}",
  summary: "A person's avatar; a generated one if none is stored.",
  effect: "read",
  audience: "anyone",
  params: z.object({ email: z.string().max(320) }),
  query: z.object({
    v: z.string().max(8).optional(),
    name: z.string().max(200).optional(),
    /** when the picture was uploaded, milliseconds since 1970; without it, a generated picture is returned */
    at: z.coerce.number().int().min(0).max(8.64e15).default(0),
  }),
  answer: z.unknown(),
});

export const AttributeKey = z.enum(["REASON_NO_UPGRADE", "insight", "welcome"]);
export type AttributeKey = z.infer<typeof AttributeKey>;

export const UserAttribute = z.object({ key: AttributeKey, value: z.string().nullable() });
export type UserAttribute = z.infer<typeof UserAttribute>;

export const getUserAttribute = endpoint({
  name: "getUserAttribute",
  method: "GET",
  path: "/user/attribute/{key}",
  summary:
    "One stored attribute of the user; `value` is null until it is set. In `insight`, steps completed in the company are 1.",
  effect: "read",
  audience: "member",
  params: z.object({ key: AttributeKey }),
  answer: UserAttribute,
});

export const setUserAttribute = endpoint({
  name: "setUserAttribute",
  method: "POST",
  path: "/user/attribute",
  summary: "Store an attribute of the user.",
  effect: "set",
  audience: "member",
  body: z.object({ key: AttributeKey, value: z.string().max(10_000) }),
  answer: UserAttribute,
});

export const Demo = z.object({
  /** the accounts with their roles, highest role first */
  accounts: z.array(z.object({ email: z.string(), role: Role })),
  password: z.string(),
  /** the demo shop, which has the tracker installed */
  site_url: z.url(),
});
export type Demo = z.infer<typeof Demo>;

export const getDemo = endpoint({
  name: "getDemo",
  method: "GET",
  path: "/demo/accounts",
  summary: "The accounts of the demo company; 404 on a host without a demo.",
  effect: "read",
  audience: "anyone",
  answer: Demo,
});

export const Name = z.string().trim().min(1).max(100);
/** Requirements for new passwords. Older passwords may be shorter. */
export const NewPassword = z.string().min(8).max(1024);
/** Languages that the app supports. */
export const Language = z.enum(["en", "de", "es"]);

export const updateProfile = endpoint({
  name: "updateProfile",
  method: "POST",
  path: "/profile/update",
  summary: "Change the caller's own name, language, time zone and consent to promotional emails.",
  effect: "set",
  audience: "member",
  body: z.object({
    name: Name.optional(),
    language: Language.optional(),
    /** IANA name; null: the browser's time zone */
    timezone: z.string().max(64).nullable().optional(),
    event_promo: z.boolean().optional(),
  }),
  answer: User,
});

export const changePassword = endpoint({
  name: "changePassword",
  method: "POST",
  path: "/profile/password",
  summary:
    "Change the caller's own password, which ends all other sessions. Requires the current one; at most 10 attempts in 15 minutes.",
  effect: "set",
  audience: "member",
  body: z.object({ current_password: z.string().min(1).max(1024), new_password: NewPassword }),
  answer: User,
});
