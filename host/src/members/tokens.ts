// The jwts that the host signs (HS256): a member's, valid for 72 hours after sign-in; a share link's, which contains
// its whole grant and is valid for an hour; and the token of a script on a page of the website, the check of an event rule
// or the picker of elements, which is valid for ten minutes and opens nothing else. Also encrypts the tokens of share
// links, so that their URLs can be copied again.
import { hkdfSync } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { PickTarget } from "@sightline/schema/rest/events/picking";
import { ActionType } from "@sightline/schema/rest/events/rules";
import { rangePresets } from "@sightline/schema/rest/ranges/presets";
import { ShareHide, ShareModule } from "@sightline/schema/rest/share/share";
import { openText, sealText } from "#host/http/sealedText.ts";

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
  /** the range moves with the date: the days above are those of the opening; tokens of the previous release lack it */
  preset: z.enum(rangePresets).nullable().default(null),
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

const PickClaims = z.object({
  kind: z.literal("pick"),
  widget_id: z.number().int(),
  target: PickTarget,
  pick_id: z.string(),
  /** the only origin that is notified of the picked element */
  app: z.string(),
  exp: z.number(),
});
export type PickClaims = z.infer<typeof PickClaims>;

const PageClaims = z.discriminatedUnion("kind", [CheckClaims, PickClaims]);
export type PageClaims = z.infer<typeof PageClaims>;

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
  sealLinkToken(token: string): string;
  /** undefined if it was sealed by another secret */
  openLinkToken(sealed: string): string | undefined;
  /** valid for ten minutes */
  signCheck(rule: Omit<CheckClaims, "kind" | "exp">): Promise<string>;
  /** valid for ten minutes */
  signPick(pick: Omit<PickClaims, "kind" | "exp">): Promise<string>;
  /** the token of a script on a page of the website */
  readPageToken(jwt: string): Promise<PageClaims | undefined>;
  /** undefined if the token is forged, expired or not one of ours */
  read(jwt: string): Promise<Claims | undefined>;
}

export function createTokens(secret: string, now: () => number): Tokens {
  const key = new TextEncoder().encode(secret);
  const linkKey = Buffer.from(hkdfSync("sha256", secret, "", "share links", 32));
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
    sealLinkToken: (token) => sealText(token, linkKey),
    openLinkToken(sealed) {
      try {
        return openText(sealed, linkKey);
      } catch {
        return undefined;
      }
    },
    signCheck: (rule) => sign({ kind: "check", ...rule }, Math.floor(now() / 1000), CHECK_SECONDS),
    signPick: (pick) => sign({ kind: "pick", ...pick }, Math.floor(now() / 1000), CHECK_SECONDS),
    readPageToken: (jwt) => verified(jwt, PageClaims),
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
