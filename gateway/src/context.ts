// The context of every resolver, created for each operation.
import type { User } from "@sightline/schema/rest/account/account";
import type { Logger } from "pino";
import type { BrandKind } from "./__generated__/resolverTypes.ts";
import type { MessagingSettings } from "./edge/http/messaging.ts";
import type { ProjectLoader } from "./graph/projectLoader.ts";
import type { Live } from "./live/live.ts";
import type { Standing } from "./permissions/rules.ts";
import type { SessionCookie } from "./session/cookie.ts";
import type { Principal } from "./session/principal.ts";
import type { SignInProviders } from "./session/providers/signInProviders.ts";
import type { ShareTokens } from "./share/shareTokens.ts";
import type { Upstream } from "./upstream/upstream.ts";

export interface Context {
  /** the caller, identified by cookie, API key or share token; resolvers of signIn and signOut replace it */
  principal: Principal;
  /**
   * the caller's current role, plan, company and status, requested at most once every few seconds and after each write;
   * null if not signed in. Synchronous if it is known already.
   */
  standing(): Standing | null | Promise<Standing | null>;
  /** the calling user, cached with the standing; null for share links and anonymous callers */
  user(): Promise<User | null>;
  upstream: Upstream;
  projects: ProjectLoader;
  live: Live;
  /** the session cookie of the response */
  cookie: SessionCookie;
  shareTokens: ShareTokens;
  /** sign-in methods without a password */
  signInProviders: SignInProviders;
  /** the messenger for members; undefined if none is configured */
  messaging: MessagingSettings | undefined;
  /** host name that the browser shows, without port, lowercase */
  host: string;
  /** the browser's `User-Agent`; empty if absent */
  userAgent: string;
  /** the product's own brand for that host name; undefined if the settings don't list it */
  brandKind: BrandKind | undefined;
  /** origin for links that the browser shows: that of the current own or verified brand */
  publicOrigin(): Promise<string>;
  /** the caller's offset from UTC in hours, from the `tz` header; default: 0 */
  tz: number;
  /** the sender's IP address, as reported by trusted proxies; empty if unknown */
  address: string;
  requestId: string;
  log: Logger;
  /** aborts when the client disconnects */
  signal: AbortSignal;
  /** milliseconds since 1970; tests set it */
  now(): number;
}
