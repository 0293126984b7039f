// The sender's address: that of the socket, or the one that the trusted proxies in front of the host report, counted
// from the nearest proxy because entries further left may be forged.
import { plainAddress } from "@sightline/schema/rest/network/plainAddress";
import type { Context } from "hono";

interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } };
}

export function addressOf(context: Context, trustedProxies: number): string {
  const env: NodeBindings | undefined = context.env;
  const socket = env?.incoming?.socket?.remoteAddress ?? "";
  if (trustedProxies === 0) return plainAddress(socket);
  const named = context.req.header("x-forwarded-for")?.split(",") ?? [];
  return plainAddress(named.at(-trustedProxies)?.trim() || socket);
}

export const originOf = (context: Context) => {
  const origin = context.req.header("origin");
  return origin && origin !== "null" ? origin : context.req.header("referer");
};
