// Who sent a request: the address of the socket, or what the proxies in front of us say, counted from the nearest one,
// because what stands further left may be forged.
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
