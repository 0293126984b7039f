// The sealed session cookie: created at sign-in, refused 72 hours later regardless of its content, and refused
// everywhere once ended.
import type { Logger } from "pino";
import { z } from "zod";
import { Role } from "@sightline/schema/rest/account/account";
import { readCookie } from "./cookieHeader.ts";
import type { SessionCookie } from "./cookie.ts";
import type { MemberPrincipal, Principal } from "./principal.ts";
import type { Revocations } from "./revocations.ts";
import type { Sealer } from "./seal.ts";

export const SESSION_MS = 72 * 3600 * 1000;

const Own = z.object({
  kind: z.literal("member"),
  jwt: z.string(),
  sessionId: z.string().min(16),
  userId: z.number(),
  companyId: z.number(),
  role: Role,
  paidPlan: z.number(),
  isNewUser: z.boolean(),
  isReadOnly: z.boolean().optional(),
  signedInAt: z.number(),
  expiresAt: z.number(),
});

const Member = Own.extend({
  impersonation: z.object({ memberName: z.string(), companyName: z.string(), endsAt: z.number(), own: Own }).optional(),
  beforeDemo: Own.optional(),
});

export interface SessionDeps {
  sealer: Sealer;
  revocations: Revocations;
  now(): number;
  /** browsers connect to the gateway over https */
  secure: boolean;
  log: Logger;
}

export interface CookieJar extends SessionCookie {
  /** `Set-Cookie` of the response; empty if nothing changed */
  readonly lines: readonly string[];
  /** resolves when ended sessions are ended everywhere; undefined if none has ended */
  settled(): Promise<void> | undefined;
}

export interface Sessions {
  read(cookieHeader: string | undefined): Promise<MemberPrincipal | undefined>;
  /** `first`: the sender of the request; `sender`: the current one, if it may change */
  jar(first: Principal, sender?: () => Principal): CookieJar;
}

const endOf = (member: MemberPrincipal) => Math.min(member.expiresAt, member.signedInAt + SESSION_MS);

/** How the cookie is written. */
interface CookieStyle {
  name: string;
  attributes: string;
}

/**
 * The cookie of one response. A class, because an object literal with an accessor gets its own hidden class each time:
 * those survive until the next full garbage collection, with the whole request.
 */
class ResponseCookie implements CookieJar {
  lines: string[] = [];
  private readonly deps: SessionDeps;
  private readonly style: CookieStyle;
  private readonly sender: () => Principal;
  /** resolvers may already have replaced the principal when they call this */
  private readonly first: Principal;
  private ending: Promise<void> | undefined;

  constructor(deps: SessionDeps, style: CookieStyle, first: Principal, sender: () => Principal) {
    this.deps = deps;
    this.style = style;
    this.first = first;
    this.sender = sender;
  }

  settled(): Promise<void> | undefined {
    return this.ending;
  }

  async set(member: MemberPrincipal): Promise<void> {
    // the previous session ends when a new one starts
    this.end(this.first, member.sessionId);
    const seconds = Math.max(0, Math.floor((endOf(member) - this.deps.now()) / 1000));
    const sealed = await this.deps.sealer.seal({ ...member }, endOf(member));
    this.lines = [`${this.style.name}=${sealed}; Max-Age=${seconds}; ${this.style.attributes}`];
  }

  clear(): void {
    this.end(this.first);
    this.end(this.sender());
    this.lines = [`${this.style.name}=; Max-Age=0; ${this.style.attributes}`];
  }

  private end(principal: Principal, retainedId?: string): void {
    if (principal.kind !== "member" || principal.sessionId === retainedId) return;
    const revoked = this.deps.revocations.revoke(principal.sessionId, endOf(principal));
    this.ending = Promise.all([this.ending, revoked]).then(
      () => undefined,
      (error: unknown) => this.deps.log.error({ err: error }, "a session could not be ended everywhere"),
    );
  }
}

export function createSessions(deps: SessionDeps): Sessions {
  const style: CookieStyle = {
    name: deps.secure ? "__Host-session" : "session",
    attributes: `Path=/; HttpOnly; SameSite=Lax${deps.secure ? "; Secure" : ""}`,
  };

  return {
    async read(cookieHeader) {
      const sealed = readCookie(cookieHeader, style.name);
      if (sealed === undefined) return undefined;
      // whether the session has ended is not cached
      const member = await deps.sealer.open(sealed, Member);
      if (member === undefined || endOf(member) <= deps.now() || deps.revocations.has(member.sessionId))
        return undefined;
      const isOver = member.impersonation !== undefined && member.impersonation.endsAt <= deps.now();
      return { ...((isOver ? member.impersonation?.own : undefined) ?? member), expiresAt: endOf(member) };
    },

    jar: (first, sender = () => first) => new ResponseCookie(deps, style, first, sender),
  };
}
