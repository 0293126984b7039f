// Events store a rule's id. Reports display it with its position in the current order: "07 paid search". Events of
// earlier versions contain the position that the rule had at the time.
import { channelRules } from "@sightline/schema/rest/data/channelRules";

/** The rule id of an event. */
export const RULE_ID = "replaceRegexpOne(toString(channel_rule), '^[0-9]+ ', '')";

const places = new Map<string, number>(channelRules.map(({ id }, index) => [id, index + 1]));

export function withPlace(id: string): string {
  const place = places.get(id);
  return place === undefined ? id : `${String(place).padStart(2, "0")} ${id}`;
}

export const withoutPlace = (rule: string): string => rule.replace(/^\d+ /, "");
