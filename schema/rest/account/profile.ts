// Members' own settings: sessions, email address, picture and account deletion.
import { z } from "zod";
import { User } from "./account.ts";
import { endpoint } from "../endpoint.ts";

const email = z.string().max(320);
const password = z.string().max(1024);

export const MemberSession = z.object({
  session_id: z.string(),
  /** browser and operating system, such as `Chrome on Windows` */
  device: z.string(),
  signed_in_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
  /** whether it is the session of the current request */
  current: z.boolean(),
});
export type MemberSession = z.infer<typeof MemberSession>;

export const getSessions = endpoint({
  name: "getSessions",
  method: "POST",
  path: "/profile/sessions",
  summary: "The caller's sessions, newest sign-in first.",
  effect: "read",
  audience: "member",
  body: z.object({}),
  answer: z.object({ rows: z.array(MemberSession) }),
});

export const endSessions = endpoint({
  name: "endSessions",
  method: "POST",
  path: "/profile/sessions/end",
  summary: "End one of the caller's sessions, or all others without `session_id`.",
  effect: "set",
  audience: "member",
  body: z.object({ session_id: z.string().max(64).optional() }),
  answer: z.object({ ended: z.number().int() }),
});

export const signOut = endpoint({
  name: "signOut",
  method: "POST",
  path: "/auth/logout",
  summary: "End the caller's session; its jwt becomes invalid.",
  effect: "set",
  audience: "member",
  body: z.object({}),
  answer: z.undefined(),
});

export const changeEmail = endpoint({
  name: "changeEmail",
  method: "POST",
  path: "/profile/email",
  summary: "Send an email to a new address; the address changes when its link is opened within 24 hours.",
  effect: "add",
  audience: "member",
  body: z.object({ email, current_password: password }),
  answer: User,
});

export const confirmEmail = endpoint({
  name: "confirmEmail",
  method: "POST",
  path: "/profile/email/confirm",
  summary: "Confirm a new email address by the link sent to it; repeating it returns the same result.",
  effect: "set",
  audience: "anyone",
  body: z.object({ token: z.string().max(200) }),
  answer: z.object({ email: z.string() }),
});

/** Maximum bytes of a stored picture. */
export const AVATAR_BYTES = 64 * 1024;

export const setAvatar = endpoint({
  name: "setAvatar",
  method: "POST",
  path: "/profile/avatar",
  summary: "Set the caller's own avatar: PNG, JPEG or WebP, at most 64 KB and 1024 pixels per side; null removes it.",
  effect: "set",
  audience: "member",
  body: z.object({
    /** base64 */
    image: z
      .string()
      .max(Math.ceil(AVATAR_BYTES / 3) * 4)
      .nullable(),
  }),
  answer: User,
});

export const deleteAccount = endpoint({
  name: "deleteAccount",
  method: "POST",
  path: "/profile/delete",
  summary: "Delete the caller's own account, confirmed by email and password. Not for the last owner.",
  effect: "set",
  audience: "member",
  body: z.object({ email, current_password: password.optional() }),
  answer: z.object({ deleted: z.literal(true) }),
});
