// Normalizes the value of each kind of rule. Invalid values are refused with the remedy.
import type { BlockKind } from "@sightline/schema/rest/projects/blocking";
import { projectsRefusals } from "@sightline/schema/rest/projects/refusals";
import type { Refusal } from "@sightline/schema/rest/refusals/message";
import { prefixOf, prefixText } from "#host/http/network/prefix.ts";
import { Problem } from "#host/http/problem.ts";

const refuse = (refusal: Refusal) => new Problem(refusal, { field: "value" });

/** Shorter prefixes would accidentally block a large part of the internet. */
const FEWEST_BITS = { ipv4: 8, ipv6: 19 } as const;

function addressOf(typed: string): string {
  const prefix = prefixOf(typed);
  if (!prefix) throw refuse(projectsRefusals.blockAddress());
  const fewest = FEWEST_BITS[prefix.first.kind()];
  if (prefix.bits < fewest) throw refuse(projectsRefusals.blockRangeTooWide({ bits: fewest }));
  return prefixText(prefix);
}

function hostnameOf(typed: string): string {
  const name = typed.toLowerCase().replace(/\.$/, "");
  if (/^(?!\d+(\.\d+)*$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(name))
    return name;
  throw refuse(projectsRefusals.blockHost());
}

function agentOf(typed: string): string {
  if (typed.length >= 4) return typed;
  throw refuse(projectsRefusals.blockUserAgent());
}

const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

function countryOf(typed: string): string {
  const code = typed.toUpperCase();
  if (/^[A-Z]{2}$/.test(code) && names.of(code) !== undefined) return code;
  throw refuse(projectsRefusals.blockCountry());
}

function pageOf(typed: string): string {
  const path = typed.replace(/^https?:\/\/[^/]+/i, "");
  if (!path.startsWith("/")) throw refuse(projectsRefusals.blockPath());
  if (/^\/\**$/.test(path) && path !== "/") throw refuse(projectsRefusals.blockEverything());
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
