import { channelRules } from "@sightline/schema/rest/data/channelRules";
import { getChannelRules as call } from "@sightline/schema/rest/acquisition/acquisition";
import { readers } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { gatherAcquisition } from "#host/analytics/acquisition/acquisitionScope.ts";
import { withPlace } from "./ruleNumber.ts";
import { ruleCounts, type RuleCount } from "./sql/ruleCounts.ts";

const sum = (counts: readonly RuleCount[]) => counts.reduce((total, { sessions }) => total + sessions, 0);

export const getChannelRules = route(call, {
  permit: readers("acquisition"),
  gather: gatherAcquisition,
  ask: ({ events }, scope, { signal }) => ruleCounts({ events: events.cached, signal }, scope),
  answer: (counts) => ({
    rules: channelRules.map((rule) => ({
      ...rule,
      id: withPlace(rule.id),
      sessions: sum(counts.filter((count) => count.rule === rule.id)),
    })),
    click_ids: [...Map.groupBy(counts, ({ click }) => click)]
      .filter(([name]) => name !== "")
      .map(([name, own]) => ({ name, sessions: sum(own) }))
      .toSorted((one, other) => other.sessions - one.sessions || (one.name < other.name ? -1 : 1)),
  }),
});
