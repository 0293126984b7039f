// How an account begins and is won back: sign-up, the mails' links, a forgotten password.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

const email = z.string().max(320);
const password = z.string().max(1024);

export const checkEmail = endpoint({
  name: "checkEmail",
  method: "POST",
  path: "/checkEmail",
  summary: "Whether an address belongs to a disposable mail service, which can't sign up. Tells nothing of accounts.",
  effect: "read",
  audience: "anyone",
  body: z.object({ email }),
  /** `exists`: always false. Whether an address has an account is told to its owner alone, by mail */
  answer: z.object({ disposable: z.boolean(), exists: z.boolean() }),
});

export const SignUpOffer = z.enum(["lifetimedeal", "shop"]);
export type SignUpOffer = z.infer<typeof SignUpOffer>;

/** 204 for every address: a mail tells its owner how to go on, with the account that exists or with a new one. */
export const signUp = endpoint({
  name: "signUp",
  method: "POST",
  path: "/auth/sign-up",
  summary: "Begin with a company: the link of a mail makes it, with its owner, a 15-day trial and its first project.",
  effect: "add",
  audience: "anyone",
  body: z.object({
    name: z.string().max(200),
    email,
    password,
    company: z.string().max(200),
    /** address of the first project's website */
    website: z.string().max(2000),
    /** IANA time zone of the first project; that of whoever looks at it, where it is missing or unknown */
    timezone: z.string().max(64).optional(),
    /** code or name of a plan on sale; the trial is of Pro where it is none */
    plan: z.string().max(100).optional(),
    /** who sent the company here */
    ref: z.string().max(200).optional(),
    /** what the page that it came through promises: a plan without an end, or the shop plan */
    offer: SignUpOffer.optional(),
  }),
  answer: z.undefined(),
});

/** `userId` is the opaque, unguessable value of the mail's link, not a user's number. */
export const verifyEmail = endpoint({
  name: "verifyEmail",
  method: "POST",
  path: "/verified-email-auth",
  summary: "Open a verification mail's link, within 7 days: it makes the company and its owner's account.",
  effect: "set",
  audience: "anyone",
  body: z.object({ userId: z.string().max(200) }),
  answer: z.object({ status: z.enum(["verified", "deleted"]) }),
});

/** The same answer in the same time, whether the address has an account or not. */
export const forgotPassword = endpoint({
  name: "forgotPassword",
  method: "POST",
  path: "/auth/forgot-password",
  summary: "Write a mail with a link that sets a new password; it works once, for 60 minutes.",
  effect: "add",
  audience: "anyone",
  body: z.object({ email }),
  answer: z.undefined(),
});

export const resetPassword = endpoint({
  name: "resetPassword",
  method: "POST",
  path: "/auth/reset-password",
  summary: "Set a new password with a mail's link; every session that began before ends.",
  effect: "add",
  audience: "anyone",
  body: z.object({
    /** of the link /reset-password/{encodedId} */
    encodedId: z.string().max(200),
    password,
  }),
  answer: z.undefined(),
});

export const getOutbox = endpoint({
  name: "getOutbox",
  method: "GET",
  path: "/mail/outbox",
  summary: "Where a developer on the host's machine reads the mails that it keeps; 404 where it sends them.",
  effect: "read",
  audience: "anyone",
  answer: z.object({ outbox_url: z.url() }),
});
