// Only our own pages may send operations. A request with a foreign origin is refused, and one without an origin must
// have a header that a foreign page can't send without a preflight (which is never allowed).
import type { IncomingHttpHeaders } from "node:http";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import { RequestRefused } from "./refusal.ts";

/** The host name that the browser shows, without port, lowercase. */
export const hostNameOf = (headers: IncomingHttpHeaders): string =>
  (headers.host ?? "localhost").toLowerCase().replace(/:\d+$/, "");

/** The origin is the host that receives the request, or the configured public URL. */
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
