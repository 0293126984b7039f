// Which pages may send operations: our own. Anything that names a foreign origin is refused, and what names none must
// carry a header that no foreign page can send without asking first (and nobody is ever allowed after asking).
import type { IncomingHttpHeaders } from "node:http";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import { RequestRefused } from "./refusal.ts";

/** The host name that the browser shows, without port, lower case. */
export const hostNameOf = (headers: IncomingHttpHeaders): string =>
  (headers.host ?? "localhost").toLowerCase().replace(/:\d+$/, "");

/** The page comes from the host that it talks to, or from the configured public address. */
export function isOwnOrigin(origin: string, headers: IncomingHttpHeaders, publicUrl: string): boolean {
  if (origin === publicUrl) return true;
  try {
    const { host, protocol } = new URL(origin);
    return (protocol === "https:" || protocol === "http:") && host === headers.host?.toLowerCase();
  } catch {
    return false;
  }
}

export function requireOwnPage(headers: IncomingHttpHeaders, publicUrl: string): void {
  const { origin } = headers;
  if (origin !== undefined && !isOwnOrigin(origin, headers, publicUrl)) {
    throw new RequestRefused(403, requestRefusals.foreignOrigin());
  }
  if (origin === undefined && headers["x-app"] !== "1") {
    throw new RequestRefused(403, requestRefusals.appHeaderMissing());
  }
}
