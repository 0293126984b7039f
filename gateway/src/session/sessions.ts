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
  /** resolves when ended sessions are ended everywhere */
  settled(): Promise<void>;
}

export interface Sessions {
  read(cookieHeader: string | undefined): Promise<MemberPrincipal | undefined>;
  jar(sender: () => Principal): CookieJar;
}

export function createSessions(deps: SessionDeps): Sessions {
  const name = deps.secure ? "__Host-session" : "session";
  const attributes = `Path=/; HttpOnly; SameSite=Lax${deps.secure ? "; Secure" : ""}`;
  const endOf = (member: MemberPrincipal) => Math.min(member.expiresAt, member.signedInAt + SESSION_MS);

  return {
    async read(cookieHeader) {
      const sealed = readCookie(cookieHeader, name);
      if (sealed === undefined) return undefined;
      const member = Member.safeParse(await deps.sealer.open(sealed)).data;
      if (member === undefined || endOf(member) <= deps.now() || deps.revocations.has(member.sessionId))
        return undefined;
      const isOver = member.impersonation !== undefined && member.impersonation.endsAt <= deps.now();
      return { ...((isOver ? member.impersonation?.own : undefined) ?? member), expiresAt: endOf(member) };
    },

    jar(sender) {
      // resolvers may already have replaced the principal when they call this
      const first = sender();
      let lines: string[] = [];
      let settled = Promise.resolve();
      const end = (principal: Principal, retainedId?: string) => {
        if (principal.kind !== "member" || principal.sessionId === retainedId) return;
        const revoked = deps.revocations.revoke(principal.sessionId, endOf(principal));
        settled = Promise.all([settled, revoked]).then(
          () => undefined,
          (error: unknown) => deps.log.error({ err: error }, "a session could not be ended everywhere"),
        );
      };
      return {
        get lines() {
          return lines;
        },
        settled: () => settled,
        async set(member) {
          // the previous session ends when a new one starts
          end(first, member.sessionId);
          const seconds = Math.max(0, Math.floor((endOf(member) - deps.now()) / 1000));
          const sealed = await deps.sealer.seal({ ...member }, endOf(member));
          lines = [`${name}=${sealed}; Max-Age=${seconds}; ${attributes}`];
        },
        clear() {
          end(first);
          end(sender());
          lines = [`${name}=; Max-Age=0; ${attributes}`];
        },
      };
    },
  };
}
