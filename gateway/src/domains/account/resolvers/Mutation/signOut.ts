import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { setTimeout as wait } from "node:timers/promises";
import { signOut as leave } from "../../profile.upstream.ts";

/** sign-out must succeed even if the host is unavailable */
const PATIENCE_MS = 1000;

/**
 * The cookie is cleared regardless of the host's response. The host is notified so that its list of sessions is
 * correct.
 */
export const signOut: MutationResolvers["signOut"] = async (_parent, _args, context) => {
  const { principal } = context;
  if (principal.kind === "member") {
    // of these, only the own account has a session at the host
    context.principal = principal.beforeDemo ?? principal.impersonation?.own ?? principal;
    const hostSignOut = leave(context.upstream).catch((error: unknown) => {
      context.log.debug({ err: error }, "the host was not told of the end of a session");
    });
    await Promise.race([hostSignOut, wait(PATIENCE_MS)]);
  }
  context.cookie.clear();
  context.principal = { kind: "nobody" };
  return { viewer: { principal: context.principal } };
};
