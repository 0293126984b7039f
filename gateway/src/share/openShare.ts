// Resolves the last segment of a share link to a grant. Unknown, blocked, expired and deleted links are
// indistinguishable.
import { decodeJwt } from "jose";
import {
  countShareLinkOpen,
  getShareLinkData,
  getSharePermission,
  ShareHide,
  SharePreset,
} from "@sightline/schema/rest/share/share";
import type { Logger } from "pino";
import { shareRefusals } from "@sightline/schema/rest/share/refusals";
import type { SharePrincipal } from "#gateway/session/principal.ts";
import { UpstreamError } from "#gateway/upstream/errors.ts";
import type { Upstream } from "#gateway/upstream/upstream.ts";
import { decodeParam } from "./encryptedParam.ts";
import type { ShareTokens } from "./shareTokens.ts";

const SHARE_MS = 3600 * 1000;

export type OpenedShare =
  | { token: string; principal: SharePrincipal; problem?: undefined }
  | { problem: UpstreamError; passwordNeeded: boolean };

export interface ShareOpener {
  upstream: Upstream;
  shareTokens: ShareTokens;
  log: Logger;
  now(): number;
}

const closed: OpenedShare = { problem: new UpstreamError(shareRefusals.unavailable()), passwordNeeded: false };

/**
 * The scoped jwt contains more than the response around it. It is not verified here: the host verifies it with every
 * call.
 */
function claimsOf(jwt: string): Pick<SharePrincipal, "preset" | "freeRange" | "hide" | "canDownload" | "expiresAt"> {
  try {
    const claims = decodeJwt(jwt);
    return {
      preset: SharePreset.nullable().catch(null).parse(claims["preset"]),
      freeRange: claims["free_range"] === true,
      hide: ShareHide.array().catch([]).parse(claims["hide"]),
      canDownload: claims["download"] !== false,
      expiresAt: (claims.exp ?? Number.POSITIVE_INFINITY) * 1000,
    };
  } catch {
    return { preset: null, freeRange: false, hide: [], canDownload: true, expiresAt: Number.POSITIVE_INFINITY };
  }
}

async function readGrant(context: ShareOpener, encryptedParam: string, password?: string) {
  const [link] = await context.upstream.call(getShareLinkData, {
    params: { encryptedParam: decodeParam(encryptedParam) },
    ...(password !== undefined && password !== "" && { sharePassword: password }),
  });
  if (link === undefined) return undefined;
  const { jwt, widget_id: widgetId } = link.datas;
  const as = { jwt, widgetId, companyId: link.company_id };
  const permission = await context.upstream.call(getSharePermission, as);
  return permission.flag === 0 ? { link, permission, as } : undefined;
}

function refusal(error: unknown, password: string | undefined): OpenedShare {
  if (!(error instanceof UpstreamError)) throw error;
  if (error.code === "UNAUTHENTICATED") {
    const given = password !== undefined && password !== "";
    const refusal = given ? shareRefusals.wrongPassword() : shareRefusals.passwordRequired();
    return { problem: new UpstreamError(refusal, { field: "password" }), passwordNeeded: true };
  }
  if (error.code === "RATE_LIMITED" || error.field === "password") return { problem: error, passwordNeeded: true };
  if (error.code === "NOT_FOUND" || error.code === "INVALID" || error.code === "FORBIDDEN") return closed;
  throw error;
}

export async function openShare(
  context: ShareOpener,
  { encryptedParam, password }: { encryptedParam: string; password?: string | null | undefined },
): Promise<OpenedShare> {
  const given = password ?? undefined;
  let grant: Awaited<ReturnType<typeof readGrant>>;
  try {
    grant = await readGrant(context, encryptedParam, given);
  } catch (error) {
    return refusal(error, given);
  }
  if (grant === undefined) return closed;
  const { link, permission, as } = grant;
  const claims = claimsOf(as.jwt);
  const principal: SharePrincipal = {
    kind: "share",
    ...as,
    widgetName: link.datas.widget_name,
    modules: permission.modules,
    uniqueModuleId: permission.unique_module_id,
    startDate: link.datas.startDate,
    endDate: link.datas.endDate,
    ...claims,
    expiresAt: Math.min(context.now() + SHARE_MS, claims.expiresAt),
  };
  // not awaited: counting must not delay opening the link
  void countOpening(context, principal, permission);
  return { token: await context.shareTokens.seal(principal), principal };
}

/** A failure to count does not prevent opening the link. */
async function countOpening(
  context: ShareOpener,
  { jwt, widgetId, companyId, modules, uniqueModuleId }: SharePrincipal,
  { event_type, event_name }: { event_type: string; event_name: string },
): Promise<void> {
  const body = { modules, widget_id: widgetId, unique_module_id: uniqueModuleId, event_type, event_name };
  try {
    await context.upstream.call(countShareLinkOpen, { body, jwt, widgetId, companyId });
  } catch (error) {
    context.log.warn({ err: error }, "an opening of a share link was not counted");
  }
}
