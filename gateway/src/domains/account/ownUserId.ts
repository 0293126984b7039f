import type { Context } from "#gateway/context.ts";
import { sentenceOf, UpstreamError } from "#gateway/upstream/errors.ts";

/** The number of the user that asks, be it in person or through a tool. */
export async function ownUserId({ principal, standing }: Pick<Context, "principal" | "standing">): Promise<number> {
  if (principal.kind === "member") return principal.userId;
  const stands = await standing();
  if (stands !== null) return stands.userId;
  throw new UpstreamError("UNAUTHENTICATED", sentenceOf("UNAUTHENTICATED"));
}
