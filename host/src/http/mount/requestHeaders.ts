// Validates the headers that the host uses: an invalid one is refused by name, an empty one counts as absent.
import type { Context } from "hono";
import type { ReceivedRequest } from "@sightline/schema/rest/network/loopback";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import { Problem } from "#host/http/problem.ts";
import { MAX_ID } from "../projectScope.ts";
import type { RequestHeaders } from "#host/http/route.ts";

function id(c: Context, name: string): number | undefined {
  const text = c.req.header(name)?.trim();
  if (!text) return undefined;
  const value = Number(text);
  if (/^\d{1,10}$/.test(text) && value >= 1 && value <= MAX_ID) return value;
  throw new Problem(requestRefusals.headerNumber({ name }), {
    field: name,
  });
}

/** The header `tz`: hours from UTC, `8` or `-3.5`. */
function zoneHours(c: Context): number {
  const text = c.req.header("tz")?.trim();
  if (!text) return 0;
  const value = Number(text);
  if (/^[+-]?\d{1,2}(\.\d{1,3})?$/.test(text) && value >= -12 && value <= 14) return value;
  throw new Problem(requestRefusals.tzHeader(), {
    field: "tz",
  });
}

/** The header `asof`: milliseconds since 1970. */
function asOf(c: Context): number | undefined {
  const text = c.req.header("asof")?.trim();
  if (!text) return undefined;
  if (/^\d{1,14}$/.test(text)) return Number(text);
  throw new Problem(requestRefusals.asofHeader(), { field: "asof" });
}

/** Address of the client: the last hop added by a trusted proxy, otherwise the remote address of the socket. */
export function clientAddress(c: Context, trustedProxies: number): string {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  const socket = incoming?.socket?.remoteAddress ?? "127.0.0.1";
  if (trustedProxies === 0) return socket;
  const hops = (c.req.header("x-forwarded-for") ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter(Boolean);
  return hops.at(-trustedProxies) ?? hops[0] ?? socket;
}

/** The request as received, for rules about its origin. */
export function receivedRequest(c: Context): ReceivedRequest {
  const headers = c.req.header();
  return { peer: clientAddress(c, 0), headers: { ...headers, host: headers["host"] ?? new URL(c.req.url).host } };
}

/** An invalid host name belongs to no brand and is ignored instead of refused. */
const hostName = (text = ""): string | undefined =>
  text.length <= 255 && /^[a-z0-9.-]+$/i.test(text) ? text.toLowerCase() : undefined;

export function requestHeaders(c: Context, trustedProxies: number): RequestHeaders {
  return {
    widgetId: id(c, "widgetid"),
    companyId: id(c, "companyid"),
    tz: zoneHours(c),
    ip: clientAddress(c, trustedProxies),
    // header bytes arrive as latin1; passwords are typed in UTF-8
    sharePassword: Buffer.from(c.req.header("sharepassword") ?? "", "latin1").toString("utf8") || undefined,
    brandHost: hostName(c.req.header("brandhost")),
    asOf: asOf(c),
  };
}
