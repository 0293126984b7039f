// What every resolver is given; made anew for each operation.
import type { Logger } from "pino";
import type { BrandKind } from "./__generated__/resolverTypes.ts";
import type { MessagingSettings } from "./edge/http/messaging.ts";
import type { Live } from "./live/live.ts";
import type { Standing } from "./permissions/rules.ts";
import type { SessionCookie } from "./session/cookie.ts";
import type { Principal } from "./session/principal.ts";
import type { SignInProviders } from "./session/providers/signInProviders.ts";
import type { ShareTokens } from "./share/shareTokens.ts";
import type { Upstream } from "./upstream/upstream.ts";

export interface Context {
  /** whoever asks, as cookie, API key or share token prove; resolvers of signIn and signOut replace it */
  principal: Principal;
  /** the principal's role, plan, company and status of this moment, asked at most once a few seconds; null for nobody */
  standing(): Promise<Standing | null>;
  /** after something that changes role or plan: the next `standing` asks anew */
  forgetStanding(): void;
  upstream: Upstream;
  live: Live;
  /** the session cookie of the answer */
  cookie: SessionCookie;
  shareTokens: ShareTokens;
  /** how to sign in without a password */
  signInProviders: SignInProviders;
  /** the messenger that members may write in; undefined where none is configured */
  messaging: MessagingSettings | undefined;
  /** host name that the browser shows, without port, lower case */
  host: string;
  /** the browser's `User-Agent`; empty without one */
  userAgent: string;
  /** the product's own brand under that host name; undefined where the name is not one of the settings */
  brandKind: BrandKind | undefined;
  /** for links that the browser shows: the origin of the product's own or verified brand that it looks at */
  publicOrigin(): Promise<string>;
  /** hours from UTC of whoever asks, as the `tz` header says; 0 without one */
  tz: number;
  /** the sender's, as far as the proxies in front may be believed; empty where it can't be told */
  address: string;
  requestId: string;
  log: Logger;
  /** aborts when the browser goes away */
  signal: AbortSignal;
  /** milliseconds since 1970; tests move it */
  now(): number;
}
