// Who asked: the address that the server logged, or the one that its trusted proxies passed on.
import { plainAddress } from "@sightline/schema/rest/network/plainAddress";
import { readAddress } from "#host/http/network/prefix.ts";
import type { Hit } from "./hit.ts";

/** Servers that look up names (HostnameLookups) log `dsl-7.isp.example`. */
const NAME = /^(?=.{1,253}$)[a-z\d_](?:[\w-]*[a-z\d])?(?:\.[a-z\d_](?:[\w-]*[a-z\d])?)*\.?$/i;
const WITH_PORT = /^(?:\[([\da-f:.]+)\](?::\d{1,5})?|(\d+\.\d+\.\d+\.\d+):\d{1,5})$/i;

/** Some proxies write `203.0.113.9:51234` or `[2001:db8::7]:51234`. */
function withoutPort(text: string): string {
  const [, bracketed, dotted] = WITH_PORT.exec(text) ?? [];
  return plainAddress(bracketed ?? dotted ?? text);
}

/**
 * Each of the trusted proxies adds, on the right, the address that it was called from; entries further left are the
 * visitor's own claims. Where there are fewer entries, or none that is an address, the logged address counts.
 */
function forwardedClient(forwarded: string, proxies: number): string | undefined {
  const entry = withoutPort(forwarded.split(",").at(-proxies)?.trim() ?? "");
  return readAddress(entry) ? entry : undefined;
}

/** An address or a host name; undefined where the line has neither. `proxies`: how many are trusted, 0 for none. */
export function clientOf({ client, forwarded }: Hit, proxies: number): string | undefined {
  const passedOn = proxies > 0 && forwarded ? forwardedClient(forwarded, proxies) : undefined;
  if (passedOn !== undefined) return passedOn;
  const own = withoutPort(client);
  return readAddress(own) || NAME.test(own) ? own : undefined;
}
