// The jwts that the host signs (HS256): a member's, valid for 72 hours after sign-in; a share link's, which contains
// its whole grant and is valid for an hour; and the token of an event rule check on a page, which is valid for ten
// minutes and opens nothing else.
import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { ActionType } from "@sightline/schema/rest/events/rules";
import { ShareHide, ShareModule } from "@sightline/schema/rest/share/share";

export const SESSION_HOURS = 72;
const SHARE_SECONDS = 3600;
export const CHECK_SECONDS = 600;
export const IMPERSONATION_SECONDS = 3600;

const MemberClaims = z.object({
  kind: z.literal("member"),
  user_id: z.number().int(),
  /** id of the session's row; jwts of tools have none */
  sid: z.string().optional(),
  /** read-only access, as in the demo's public sign-in */
  read_only: z.boolean().optional(),
  /** the impersonating user, if it is not the member */
  acted_by: z.number().int().optional(),
  iat: z.number(),
  exp: z.number(),
});
const ShareClaims = z.object({
  kind: z.literal("share"),
  share_link_id: z.number().int(),
  company_id: z.number().int(),
  widget_id: z.number().int(),
  modules: ShareModule,
  unique_module_id: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  free_range: z.boolean(),
  /** respected by the client that opens the link; the calls return these fields anyway */
  hide: z.array(ShareHide).optional(),
  download: z.boolean().optional(),
  exp: z.number(),
});
const Claims = z.discriminatedUnion("kind", [MemberClaims, ShareClaims]);
export type Claims = z.infer<typeof Claims>;
export type ShareGrantClaims = Omit<z.infer<typeof ShareClaims>, "kind" | "exp">;

const CheckClaims = z.object({
  kind: z.literal("check"),
  widget_id: z.number().int(),
  action_type: ActionType,
  path_name: z.string(),
  url: z.string(),
  value_from: z.string(),
  exp: z.number(),
});
export type CheckClaims = z.infer<typeof CheckClaims>;

/** Recently verified tokens are cached: verifying a signature costs as much as the rest of a small request. */
const MAX_KNOWN = 10_000;

export interface MemberMarks {
  /** id of the session's row */
  sid?: string;
  readOnly?: boolean;
}

export interface Tokens {
  signMember(userId: number, sessionTime: number, more?: MemberMarks): Promise<string>;
  /** valid for an hour */
  signImpersonation(userId: number, actorId: number): Promise<string>;
  signShare(grant: ShareGrantClaims): Promise<string>;
  /** valid for ten minutes */
  signCheck(rule: Omit<CheckClaims, "kind" | "exp">): Promise<string>;
  readCheck(jwt: string): Promise<CheckClaims | undefined>;
  /** undefined if the token is forged, expired or not one of ours */
  read(jwt: string): Promise<Claims | undefined>;
}

export function createTokens(secret: string, now: () => number): Tokens {
  const key = new TextEncoder().encode(secret);
  const known = new Map<string, Claims>();
  const sign = (claims: Record<string, unknown>, issued: number, seconds: number) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: "HS256" })
      .setIssuer("sightline-host")
      .setIssuedAt(issued)
      .setExpirationTime(issued + seconds)
      .sign(key);
  async function verified<T>(jwt: string, shape: z.ZodType<T>): Promise<T | undefined> {
    try {
      const options = { algorithms: ["HS256"], issuer: "sightline-host", currentDate: new Date(now()) };
      return shape.parse((await jwtVerify(jwt, key, options)).payload);
    } catch {
      return undefined;
    }
  }
  return {
    signMember: (userId, sessionTime, { sid, readOnly } = {}) => {
      const claims = { kind: "member", user_id: userId, ...(sid && { sid }), ...(readOnly && { read_only: true }) };
      return sign(claims, Math.floor(sessionTime / 1000), SESSION_HOURS * 3600);
    },
    signImpersonation(userId, actorId) {
      const issued = Math.floor(now() / 1000);
      return sign({ kind: "member", user_id: userId, acted_by: actorId }, issued, IMPERSONATION_SECONDS);
    },
    signShare: (grant) => sign({ kind: "share", ...grant }, Math.floor(now() / 1000), SHARE_SECONDS),
    signCheck: (rule) => sign({ kind: "check", ...rule }, Math.floor(now() / 1000), CHECK_SECONDS),
    readCheck: (jwt) => verified(jwt, CheckClaims),
    async read(jwt) {
      let claims = known.get(jwt);
      if (!claims) {
        claims = await verified(jwt, Claims);
        if (!claims) return undefined;
        if (known.size >= MAX_KNOWN) known.clear();
        known.set(jwt, claims);
      }
      return claims.exp > Math.floor(now() / 1000) ? claims : undefined;
    },
  };
}
