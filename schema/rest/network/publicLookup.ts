// Connections to host names supplied by customers. The name is resolved once, by the lookup of the connection itself,
// so that it can't change between the check and the connection. A nonexistent name and a name of a private network fail
// with the same message and timing. Otherwise the product would reveal the names of its own network.
import { lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress, withoutBrackets } from "./publicAddress.ts";

/** The host is not publicly reachable: one error for unknown and private names. */
export class AddressUnreachable extends Error {
  constructor() {
    super("the host name leads to no public address");
  }
}

/**
 * Failures are returned at multiples of this time, because a name in the hosts file fails faster than an unknown one.
 */
const FAILURE_STEP_MS = 500;

function fail(started: number, done: (error: Error, address: string) => void): void {
  const elapsed = performance.now() - started;
  setTimeout(() => done(new AddressUnreachable(), ""), FAILURE_STEP_MS - (elapsed % FAILURE_STEP_MS));
}

/** Compatible with `dns.lookup`. Fails if any of the name's addresses is not public. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  const started = performance.now();
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first || !found.every(({ address }) => isPublicAddress(address))) return fail(started, done);
    if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};

/** For hosts of URLs: a numeric IP address is connected to without a lookup. */
export function assertPublicHost(hostname: string): void {
  const literal = withoutBrackets(hostname);
  if (isIP(literal) !== 0 && !isPublicAddress(literal)) throw new AddressUnreachable();
}

const CONNECTION_FAILURES = new Set(["ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH"]);

/** Whether a request failed before there was a connection, so that a caller reports the address as unreachable. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof AddressUnreachable) return true;
  if (!(error instanceof Error)) return false;
  return ("code" in error && CONNECTION_FAILURES.has(String(error.code))) || isUnreachable(error.cause);
}
