// Decides which events are dropped: all events of a paused project, and events that match one of the project's rules.
// Prepared rules are cached for as long as the directory returns the same list, so that a batch costs a few
// comparisons.
import { type BlockList, blockListOf, isListed } from "#host/http/network/blockList.ts";
import { countryOf } from "../enrich/places/country.ts";
import type { TrackedProject, TrackedRule } from "../projects.ts";
import { pageForms } from "#host/http/network/pageForms.ts";
import { pathPattern } from "#host/http/network/pathPattern.ts";

export type DropReason = "project_paused" | "blocked_address" | "blocked_agent" | "blocked_country" | "blocked_page";

export interface Drop {
  reason: DropReason;
  /** the rule that matched, if any */
  ruleId?: number;
}

interface Prepared {
  addresses: { id: number; list: BlockList }[];
  agents: { id: number; part: string }[];
  countries: ReadonlyMap<string, number>;
  pages: { id: number; pattern: RegExp }[];
}

const prepared = new WeakMap<readonly TrackedRule[], Prepared>();

function prepare({ blockRules: rules, setting }: TrackedProject): Prepared {
  const found = prepared.get(rules);
  if (found) return found;
  const of = (kind: TrackedRule["kind"]) => rules.filter((rule) => rule.kind === kind);
  const made = {
    addresses: [
      ...of("address").map(({ id, value }) => ({ id, list: blockListOf([value]) })),
      ...of("hostname").map(({ id, addresses }) => ({ id, list: blockListOf(addresses) })),
    ],
    agents: of("agent").map(({ id, value }) => ({ id, part: value.toLowerCase() })),
    countries: new Map(of("country").map(({ id, value }) => [value, id])),
    pages: of("page").flatMap(({ id, value }) =>
      pageForms(value, setting).map((form) => ({ id, pattern: pathPattern(form) })),
    ),
  };
  prepared.set(rules, made);
  return made;
}

/** Why a whole batch is dropped; undefined if it isn't. */
export function whyDropped(
  project: TrackedProject,
  sender: { ip: string; userAgent: string | undefined },
): Drop | undefined {
  if (project.status !== 1) return { reason: "project_paused" };
  if (project.blockRules.length === 0) return undefined;
  const rules = prepare(project);
  const address = rules.addresses.find(({ list }) => isListed(list, sender.ip));
  if (address) return { reason: "blocked_address", ruleId: address.id };
  if (rules.agents.length > 0) {
    const userAgent = (sender.userAgent ?? "").toLowerCase();
    const agent = rules.agents.find(({ part }) => userAgent.includes(part));
    if (agent) return { reason: "blocked_agent", ruleId: agent.id };
  }
  const ruleId = rules.countries.size > 0 ? rules.countries.get(countryOf(sender.ip)) : undefined;
  return ruleId === undefined ? undefined : { reason: "blocked_country", ruleId };
}

/** The rule that excludes a page, by its path. */
export function pageRuleOf(project: TrackedProject, path: string): number | undefined {
  if (project.blockRules.length === 0) return undefined;
  const { page_ignore_slash: isSlashIgnored } = project.setting;
  // /intern/* also excludes the page /intern, as did the older spelling /intern/
  return prepare(project).pages.find(
    ({ pattern }) => pattern.test(path) || (isSlashIgnored && pattern.test(`${path}/`)),
  )?.id;
}
