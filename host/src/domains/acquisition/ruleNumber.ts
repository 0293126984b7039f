// Events store a rule's id; readers see it with its place in today's order: "07 paid search". Events of earlier versions
// carry the place that the rule had then.
import { channelRules } from "@sightline/schema/rest/data/channelRules";

/** The id of an event's rule. */
export const RULE_ID = "replaceRegexpOne(toString(channel_rule), '^[0-9]+ ', '')";

const places = new Map<string, number>(channelRules.map(({ id }, index) => [id, index + 1]));

export function withPlace(id: string): string {
  const place = places.get(id);
  return place === undefined ? id : `${String(place).padStart(2, "0")} ${id}`;
}

export const withoutPlace = (rule: string): string => rule.replace(/^\d+ /, "");
