// Whether an IP address or a host name refers to this machine. Development-only features (the outbox, the demo with its
// published passwords) require that all configured URLs pass this test.
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { withoutBrackets } from "./publicAddress.ts";

/** Includes `::ffff:127.0.0.1`, as sockets report it. */
export const isLoopbackAddress = (address: string): boolean =>
  isIP(address) !== 0 && ipaddr.process(address).range() === "loopback";

/** A host name as in URLs. Browsers resolve `localhost` and its subdomains to their own machine (RFC 6761). */
export function isLoopbackHostname(hostname: string): boolean {
  const name = withoutBrackets(hostname.toLowerCase()).replace(/\.$/, "");
  return name === "localhost" || name.endsWith(".localhost") || isLoopbackAddress(name);
}

export const isLoopbackUrl = (url: string): boolean => isLoopbackHostname(new URL(url).hostname);

export interface PublishedAddresses {
  PUBLIC_URL: string;
  TRACKER_URL: string;
}

/**
 * Features without their own password (the demo, the outbox, test payments) are available only if no other machine can
 * reach them.
 */
export const isOnThisMachine = ({ PUBLIC_URL, TRACKER_URL }: PublishedAddresses): boolean =>
  isLoopbackUrl(PUBLIC_URL) && isLoopbackUrl(TRACKER_URL);

const FORWARDING_HEADERS = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
];

export interface ReceivedRequest {
  /** the other end of the socket */
  peer: string | undefined;
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/**
 * A request from a program on this machine: its socket is local, no proxy forwarded it, and its Host header is local,
 * which a page of another site can't send (DNS rebinding).
 */
export function isLocalRequest({ peer, headers }: ReceivedRequest): boolean {
  if (peer === undefined || !isLoopbackAddress(peer)) return false;
  if (FORWARDING_HEADERS.some((name) => headers[name] !== undefined)) return false;
  const url = URL.parse(`http://${String(headers["host"])}`);
  return url !== null && isLoopbackHostname(url.hostname);
}
