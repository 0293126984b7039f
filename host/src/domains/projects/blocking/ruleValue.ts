// The one way in which each kind of rule is written; refused with the remedy where it is none.
import type { BlockKind } from "@sightline/schema/rest/projects/blocking";
import { prefixOf, prefixText } from "#host/http/network/prefix.ts";
import { Problem } from "#host/http/problem.ts";

const refuse = (words: string) => new Problem("INVALID", words, { field: "value" });

/** Shorter prefixes would shut out much of the internet by a slip of the finger. */
const FEWEST_BITS = { ipv4: 8, ipv6: 19 } as const;

function addressOf(typed: string): string {
  const prefix = prefixOf(typed);
  if (!prefix) throw refuse("Enter an address such as 203.0.113.9 or 2001:db8::9, or a range such as 203.0.113.0/24");
  const fewest = FEWEST_BITS[prefix.first.kind()];
  if (prefix.bits < fewest) throw refuse(`This range is too wide; give at least /${fewest}`);
  return prefixText(prefix);
}

function hostnameOf(typed: string): string {
  const name = typed.toLowerCase().replace(/\.$/, "");
  if (/^(?!\d+(\.\d+)*$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(name))
    return name;
  throw refuse("Enter a host name such as office.example.com, without https:// and path");
}

function agentOf(typed: string): string {
  if (typed.length >= 4) return typed;
  throw refuse("Enter at least 4 characters of the user agent");
}

const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

function countryOf(typed: string): string {
  const code = typed.toUpperCase();
  if (/^[A-Z]{2}$/.test(code) && names.of(code) !== undefined) return code;
  throw refuse("Enter the two letters of a country, such as DE");
}

function pageOf(typed: string): string {
  const path = typed.replace(/^https?:\/\/[^/]+/i, "");
  if (!path.startsWith("/")) throw refuse("Enter a path that begins with /, such as /checkout/*");
  if (/^\/\**$/.test(path) && path !== "/") throw refuse("This would leave out every page; pause the project instead");
  return path;
}

const written: Record<BlockKind, (typed: string) => string> = {
  address: addressOf,
  hostname: hostnameOf,
  agent: agentOf,
  country: countryOf,
  page: pageOf,
};

export const ruleValue = (kind: BlockKind, typed: string): string => written[kind](typed.trim());
