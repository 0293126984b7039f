// Account creation and recovery: sign-up, emailed links, forgotten passwords.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

const email = z.string().max(320);
const password = z.string().max(1024);

export const checkEmail = endpoint({
  name: "checkEmail",
  method: "POST",
  path: "/checkEmail",
  summary:
    "Whether an email address belongs to a disposable mail service, which can't sign up. Reveals nothing about accounts.",
  effect: "read",
  audience: "anyone",
  body: z.object({ email }),
  /** `exists`: always false. Whether an address has an account is revealed only to its owner, by email. */
  answer: z.object({ disposable: z.boolean(), exists: z.boolean() }),
});

export const SignUpOffer = z.enum(["lifetimedeal", "shop"]);
export type SignUpOffer = z.infer<typeof SignUpOffer>;

/** 204 for every address. The email tells its owner how to continue, with the existing account or a new one. */
export const signUp = endpoint({
  name: "signUp",
  method: "POST",
  path: "/auth/sign-up",
  summary: "Sign up: the link in an email creates the company with its owner, a 15-day trial and its first project.",
  effect: "add",
  audience: "anyone",
  body: z.object({
    name: z.string().max(200),
    email,
    password,
    company: z.string().max(200),
    /** URL of the first project's website */
    website: z.string().max(2000),
    /** IANA time zone of the first project; if missing or unknown, each viewer's own */
    timezone: z.string().max(64).optional(),
    /** code or name of a plan on sale; otherwise the trial is of Pro */
    plan: z.string().max(100).optional(),
    /** the referrer */
    ref: z.string().max(200).optional(),
    /** the offer of the page that led to the sign-up: a plan that never expires, or the shop plan */
    offer: SignUpOffer.optional(),
  }),
  answer: z.undefined(),
});

/** `userId` is the opaque, unguessable value of the emailed link, not a user's numeric id. */
export const verifyEmail = endpoint({
  name: "verifyEmail",
  method: "POST",
  path: "/verified-email-auth",
  summary: "Open the link of a verification email within 7 days: creates the company and its owner's account.",
  effect: "set",
  audience: "anyone",
  body: z.object({ userId: z.string().max(200) }),
  answer: z.object({ status: z.enum(["verified", "deleted"]) }),
});

/** The same response in the same time, whether or not the address has an account. */
export const forgotPassword = endpoint({
  name: "forgotPassword",
  method: "POST",
  path: "/auth/forgot-password",
  summary: "Send an email with a link for setting a new password; it works once within 60 minutes.",
  effect: "add",
  audience: "anyone",
  body: z.object({ email }),
  answer: z.undefined(),
});

export const resetPassword = endpoint({
  name: "resetPassword",
  method: "POST",
  path: "/auth/reset-password",
  summary: "Set a new password with the link from an email; all earlier sessions end.",
  effect: "add",
  audience: "anyone",
  body: z.object({
    /** from the link /reset-password/{encodedId} */
    encodedId: z.string().max(200),
    password,
  }),
  answer: z.undefined(),
});

export const getOutbox = endpoint({
  name: "getOutbox",
  method: "GET",
  path: "/mail/outbox",
  summary: "The URL of the local outbox where a developer reads emails; 404 if the host sends them.",
  effect: "read",
  audience: "anyone",
  answer: z.object({ outbox_url: z.url() }),
});
