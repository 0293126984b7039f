import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { plainAddress } from "@sightline/schema/rest/network/plainAddress";

/** The sender's IP address. The gateway sets this header itself and overwrites a value from the request. */
export const CLIENT_ADDRESS = "x-client-address";

/** The socket's remote address, or the address that the trusted proxies report, counted from the nearest one. */
function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const socket = request.socket.remoteAddress ?? "";
  const named = [request.headers["x-forwarded-for"] ?? []].flat().join(",").split(",");
  const claimed = trustedProxies === 0 ? "" : (named.at(-trustedProxies)?.trim() ?? "");
  return plainAddress(isIP(claimed) ? claimed : socket);
}

export function noteAddress(request: IncomingMessage, trustedProxies: number): void {
  request.headers[CLIENT_ADDRESS] = clientAddress(request, trustedProxies);
}

/** With trusted proxies, the host name is the one that the proxies received. */
export function believeProxies(request: IncomingMessage, trustedProxies: number): void {
  const forwarded = request.headers["x-forwarded-host"];
  if (trustedProxies === 0 || typeof forwarded !== "string") return;
  const name = forwarded.split(",").at(-1)?.trim().toLowerCase() ?? "";
  if (/^[\w.-]{1,255}(:\d{1,5})?$/.test(name)) request.headers.host = name;
}
