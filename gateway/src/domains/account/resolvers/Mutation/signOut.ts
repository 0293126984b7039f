import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { setTimeout as wait } from "node:timers/promises";
import { signOut as leave } from "../../profile.upstream.ts";

/** nobody is kept signed in because the host is away */
const PATIENCE_MS = 1000;

/** The cookie ends whatever the host says; the host is told, so that its list of sessions is right. */
export const signOut: MutationResolvers["signOut"] = async (_parent, _args, context) => {
  if (context.principal.kind === "member") {
    const hostSignOut = leave(context.upstream).catch((error: unknown) => {
      context.log.debug({ err: error }, "the host was not told of the end of a session");
    });
    await Promise.race([hostSignOut, wait(PATIENCE_MS)]);
  }
  context.cookie.clear();
  context.principal = { kind: "nobody" };
  return { viewer: { principal: context.principal } };
};
