// The client of a request: the address that the server logged, or the one that its trusted proxies forwarded.
import { plainAddress } from "@sightline/schema/rest/network/plainAddress";
import { readAddress } from "#host/http/network/prefix.ts";
import type { Hit } from "./hit.ts";

/** Servers that look up host names (HostnameLookups) log `dsl-7.isp.example`. */
const NAME = /^(?=.{1,253}$)[a-z\d_](?:[\w-]*[a-z\d])?(?:\.[a-z\d_](?:[\w-]*[a-z\d])?)*\.?$/i;
const WITH_PORT = /^(?:\[([\da-f:.]+)\](?::\d{1,5})?|(\d+\.\d+\.\d+\.\d+):\d{1,5})$/i;

/** Some proxies write `203.0.113.9:51234` or `[2001:db8::7]:51234`. */
function withoutPort(text: string): string {
  const [, bracketed, dotted] = WITH_PORT.exec(text) ?? [];
  return plainAddress(bracketed ?? dotted ?? text);
}

/**
 * Each trusted proxy appends, on the right, the address that called it. Entries further left are claims of the client.
 * If there are fewer entries than proxies, or the entry is not an address, the logged address counts.
 */
function forwardedClient(forwarded: string, proxies: number): string | undefined {
  const entry = withoutPort(forwarded.split(",").at(-proxies)?.trim() ?? "");
  return readAddress(entry) ? entry : undefined;
}

/**
 * An IP address or a host name; undefined if the line has neither. `proxies`: number of trusted proxies, 0 for none.
 */
export function clientOf({ client, forwarded }: Hit, proxies: number): string | undefined {
  const passedOn = proxies > 0 && forwarded ? forwardedClient(forwarded, proxies) : undefined;
  if (passedOn !== undefined) return passedOn;
  const own = withoutPort(client);
  return readAddress(own) || NAME.test(own) ? own : undefined;
}
