import type { IncomingMessage } from "node:http";

/** Behind proxies that may be believed, the host name is the one that they were asked for. */
export function believeProxies(request: IncomingMessage, trustedProxies: number): void {
  const forwarded = request.headers["x-forwarded-host"];
  if (trustedProxies === 0 || typeof forwarded !== "string") return;
  const name = forwarded.split(",").at(-1)?.trim().toLowerCase() ?? "";
  if (/^[\w.-]{1,255}(:\d{1,5})?$/.test(name)) request.headers.host = name;
}
