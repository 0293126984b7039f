import type { Context } from "#gateway/context.ts";
import { generalRefusal, UpstreamError } from "#gateway/upstream/errors.ts";

/** The id of the calling user, signed in or through a tool. */
export async function ownUserId(asker: Pick<Context, "principal" | "standing">): Promise<number> {
  if (asker.principal.kind === "member") return asker.principal.userId;
  const stands = await asker.standing();
  if (stands !== null) return stands.userId;
  throw new UpstreamError(generalRefusal("UNAUTHENTICATED"));
}
