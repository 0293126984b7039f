// Passwordless sign-in: Google, GitHub, a company's own identity provider, and the public demo. The gateway runs the
// redirect to the provider and authenticates the user; the host resolves the member. A host that can't distinguish the
// gateway from other callers must reject calls whose audience is the gateway.
import { z } from "zod";
import { Session } from "./account.ts";
import { endpoint } from "../endpoint.ts";

export const ProviderName = z.enum(["google", "github"]);
export type ProviderName = z.infer<typeof ProviderName>;

/** The provider's endpoint and the gateway's credentials for it. */
export const ProviderAccess = z.object({
  /** OpenID Connect: the issuer; GitHub: the base URL */
  issuer: z.url(),
  client_id: z.string(),
  /** never leaves the servers */
  client_secret: z.string(),
});
export type ProviderAccess = z.infer<typeof ProviderAccess>;

export const getProvider = endpoint({
  name: "getProvider",
  method: "GET",
  path: "/auth/provider/{provider}",
  summary: "The embedded identity provider that replaces Google or GitHub; 404 if the host has none.",
  effect: "read",
  audience: "gateway",
  params: z.object({ provider: ProviderName }),
  answer: ProviderAccess,
});

const email = z.string().max(320);
/** the host name shown by the browser */
const domain = z.string().max(255);

export const askSso = endpoint({
  name: "askSso",
  method: "POST",
  path: "/auth/sso",
  summary: "The sign-in URL of the company's identity provider for an email address; 404 if no company has one for it.",
  effect: "read",
  audience: "anyone",
  body: z.object({ email, domain: domain.default("") }),
  /** a path on the gateway */
  answer: z.object({ redirect: z.string() }),
});

export const SsoAccess = ProviderAccess.extend({
  /** the domain setting it belongs to: `domain` of `POST /socialAuth` */
  subdomain: z.string(),
  /** required suffix of the returned email address; null: any member of the company */
  email_domain: z.string().nullable(),
});
export type SsoAccess = z.infer<typeof SsoAccess>;

export const getSsoAccess = endpoint({
  name: "getSsoAccess",
  method: "POST",
  path: "/auth/sso/access",
  summary: "The identity provider of a company, by an email address or its brand's host name; 404 if it has none.",
  effect: "read",
  audience: "gateway",
  body: z.object({ email: email.default(""), domain: domain.default("") }),
  answer: SsoAccess,
});

/** `sign-up` creates a company for an address without an account. The others return no session for it. */
export const SocialOrigin = z.enum(["login", "sign-up", "sso"]);
export type SocialOrigin = z.infer<typeof SocialOrigin>;

/** The host trusts the caller to have verified that the user owns the address. 204: there is no such user. */
export const socialAuth = endpoint({
  name: "socialAuth",
  method: "POST",
  path: "/socialAuth",
  summary: "The session of a person whose email address an identity provider has confirmed, if they have an account.",
  effect: "add",
  audience: "gateway",
  body: z.object({
    name: z.string().max(200),
    /** URL of a picture; accepted but not stored */
    photo: z.string().max(2000).nullable().default(null),
    email,
    /** name of the company to create; derived from the address if empty */
    company: z.string().max(200).default(""),
    /** the referrer */
    ref: z.string().max(200).default(""),
    origin: SocialOrigin,
    /**
     * with `sso`: the domain setting whose provider authenticated the user; only members of its company get a session
     */
    domain: domain.default(""),
    /** the browser's User-Agent, for the list of sessions */
    agent: z.string().max(400).default(""),
  }),
  answer: Session.optional(),
});

export const getDemoSession = endpoint({
  name: "getDemoSession",
  method: "GET",
  path: "/user/demo",
  summary: "A read-only session in the demo company; 404 on a host without a demo.",
  effect: "read",
  audience: "anyone",
  answer: Session,
});
