import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { Socket } from "node:net";
import { plainAddress } from "@sightline/schema/rest/network/plainAddress";

/** The sender's IP address. The gateway sets this header itself and overwrites a value from the request. */
export const CLIENT_ADDRESS = "x-client-address";

/** A connection's own address never changes, and parsing it costs as much as the rest of a small request's headers. */
const addresses = new WeakMap<Socket, string>();

function socketAddress({ socket }: IncomingMessage): string {
  const known = addresses.get(socket);
  if (known !== undefined) return known;
  const address = plainAddress(socket.remoteAddress ?? "");
  addresses.set(socket, address);
  return address;
}

/** The socket's remote address, or the address that the trusted proxies report, counted from the nearest one. */
function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  if (trustedProxies === 0) return socketAddress(request);
  const named = [request.headers["x-forwarded-for"] ?? []].flat().join(",").split(",");
  const claimed = named.at(-trustedProxies)?.trim() ?? "";
  return isIP(claimed) ? plainAddress(claimed) : socketAddress(request);
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
