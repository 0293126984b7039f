// Creates one context for each operation. Its members follow the current principal, which may change during the
// operation by signing in or out.
import type { User } from "@sightline/schema/rest/account/account";
import type { Logger } from "pino";
import type { BrandKind } from "./__generated__/resolverTypes.ts";
import { brandHostOf, originAt } from "./brandHosts.ts";
import type { Context } from "./context.ts";
import { brandSetting } from "./domains/company/brandSettings.ts";
import { projectLoader, type ProjectLoader } from "./graph/projectLoader.ts";
import type { Live } from "./live/live.ts";
import type { Lifetime } from "./live/liveSource.ts";
import type { MessagingSettings } from "./edge/http/messaging.ts";
import type { Standing } from "./permissions/rules.ts";
import { forwarded } from "./session/identify.ts";
import type { Principal } from "./session/principal.ts";
import type { SignInProviders } from "./session/providers/signInProviders.ts";
import type { CookieJar, Sessions } from "./session/sessions.ts";
import { isCaller, type Caller, type Standings } from "./session/standing.ts";
import type { VisibleProjects } from "./session/visibleProjects.ts";
import { redactingPersonalData } from "./share/redactPersonalData.ts";
import type { ShareTokens } from "./share/shareTokens.ts";
import type { UpstreamClient } from "./upstream/createUpstream.ts";
import type { HeaderValues } from "./upstream/headers.ts";
import type { Upstream } from "./upstream/upstream.ts";

export interface ContextDeps {
  upstreamClient: UpstreamClient;
  sessions: Sessions;
  standings: Standings;
  visibleProjects: VisibleProjects;
  shareTokens: ShareTokens;
  signInProviders: SignInProviders;
  live: Live;
  messaging?: MessagingSettings | undefined;
  log: Logger;
  publicUrl: string;
  brandOf(host: string): BrandKind | undefined;
  now(): number;
}

/** What a request reports about its sender. */
export interface Sender {
  principal: Principal;
  tz: number | undefined;
  /** the current project as named by the sender, unverified */
  widgetId: number | undefined;
  host: string;
  userAgent: string;
  requestId: string;
  signal: AbortSignal;
  /** IP address of the browser or tool, as reported by trusted proxies; empty if unknown */
  address: string;
  /** a subscription: results are sent until the client unsubscribes */
  lasting: boolean;
  /** milliseconds since 1970: point in time of the data, for requests in several parts */
  asOf?: number;
}

export class OperationContext implements Context {
  principal: Principal;
  readonly live: Live;
  readonly shareTokens: ShareTokens;
  readonly signInProviders: SignInProviders;
  readonly messaging: MessagingSettings | undefined;
  readonly host: string;
  readonly userAgent: string;
  readonly brandKind: BrandKind | undefined;
  readonly tz: number;
  readonly requestId: string;
  readonly log: Logger;
  readonly address: string;
  private readonly brandHost: string | undefined;
  private readonly sender: Sender;
  private readonly lifetime: Lifetime;
  private readonly deps: ContextDeps;
  private jar: CookieJar | undefined;
  private memoized: Upstream | undefined;
  private loader: ProjectLoader | undefined;

  /** `lifetime`: if it is not that of the sender's request */
  constructor(deps: ContextDeps, sender: Sender, lifetime: Lifetime = sender) {
    this.deps = deps;
    this.sender = sender;
    this.lifetime = lifetime;
    this.principal = sender.principal;
    this.live = deps.live;
    this.shareTokens = deps.shareTokens;
    this.signInProviders = deps.signInProviders;
    this.messaging = deps.messaging;
    this.host = sender.host;
    this.userAgent = sender.userAgent;
    this.brandKind = deps.brandOf(sender.host);
    this.tz = sender.tz ?? 0;
    this.requestId = sender.requestId;
    this.log = deps.log;
    this.address = sender.address;
    this.brandHost = brandHostOf(sender.host, deps.publicUrl, this.brandKind);
  }

  get signal(): AbortSignal {
    return this.lifetime.signal;
  }

  get cookie(): CookieJar {
    return (this.jar ??= this.deps.sessions.jar(this.sender.principal, () => this.principal));
  }

  /** The cookie, if the operation has changed it. */
  get changedCookie(): CookieJar | undefined {
    return this.jar;
  }

  /** A subscription opens it for each call, because thousands of idle ones would cost memory. */
  get upstream(): Upstream {
    if (this.sender.lasting) return this.openUpstream();
    return (this.memoized ??= this.openUpstream());
  }

  get projects(): ProjectLoader {
    if (this.sender.lasting) return projectLoader(this.upstream);
    return (this.loader ??= projectLoader(this.upstream));
  }

  private openUpstream(): Upstream {
    const { deps, sender } = this;
    const upstream = deps.upstreamClient.forOperation({
      credentials: this.forwardedHeaders(this.currentProjectOf(sender)),
      signal: this.signal,
      memo: !sender.lasting,
      // a session whose jwt the host refuses would cause a redirect loop with the sign-in page
      onRefused: () => this.endSession(),
      // a write may change the caller's role, plan or profile
      onWrite: () => deps.standings.forget(this.principal),
    });
    const observed = deps.visibleProjects.observing(upstream, () => this.principal);
    return redactingPersonalData(observed, sender.principal);
  }

  /** Read for each call, so they are derived again only if the principal or its project has changed. */
  private forwardedHeaders(currentProject: () => number | undefined): () => HeaderValues {
    const { tz, brandHost } = this;
    const brand = brandHost === undefined ? {} : { brandHost };
    let last: { principal: Principal; widgetId: number | undefined; values: HeaderValues } | undefined;
    return () => {
      const { principal } = this;
      const widgetId = currentProject();
      if (last?.principal === principal && last.widgetId === widgetId) return last.values;
      const values = { ...forwarded(principal, { tz, widgetId }), ...brand, asOf: this.sender.asOf };
      last = { principal, widgetId, values };
      return values;
    };
  }

  /**
   * The current project for calls that don't name one. A request keeps the value from its start, so that its calls are
   * consistent. A subscription reads it again, because it may start before the first list of projects is loaded.
   */
  private currentProjectOf({ principal, widgetId, lasting }: Sender): () => number | undefined {
    if (principal.kind === "tool") return () => widgetId;
    if (widgetId === undefined || principal.kind !== "member") return () => undefined;
    const isVisible = () => this.principal === principal && this.deps.visibleProjects.includes(principal, widgetId);
    if (lasting) return () => (isVisible() ? widgetId : undefined);
    const wasVisible = isVisible();
    return () => (wasVisible && this.principal === principal ? widgetId : undefined);
  }

  async publicOrigin(): Promise<string> {
    const { brandHost, brandKind, deps } = this;
    if (brandHost === undefined) return deps.publicUrl;
    const isKnown = brandKind !== undefined || Boolean(await brandSetting(this));
    return isKnown ? originAt(brandHost, deps.publicUrl) : deps.publicUrl;
  }

  standing(): Standing | null | Promise<Standing | null> {
    const caller = this.caller();
    return caller instanceof Promise ? caller.then(standingOf) : standingOf(caller);
  }

  async user(): Promise<User | null> {
    return (await this.caller())?.user ?? null;
  }

  now(): number {
    return this.sender.asOf ?? this.deps.now();
  }

  private caller(): Caller | null | Promise<Caller> {
    const { principal, deps } = this;
    const known = deps.standings.known(principal);
    if (known !== undefined || !isCaller(principal)) return known ?? null;
    return deps.standings.request(principal, this.upstream, () => this.endSession());
  }

  private endSession(): void {
    if (this.principal.kind === "member") this.cookie.clear();
  }
}

const standingOf = (caller: Caller | null): Standing | null => caller?.standing ?? null;
