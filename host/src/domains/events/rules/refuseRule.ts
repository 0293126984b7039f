// Validates the watched element or page of a rule.
import type { ActionType } from "@sightline/schema/rest/events/rules";
import { eventsRefusals } from "@sightline/schema/rest/events/refusals";
import type { Refusal } from "@sightline/schema/rest/refusals/message";
import { Problem } from "#host/http/problem.ts";
import { refuseCondition } from "#host/analytics/eventRules/conditionCode.ts";

const SCROLL = 5;
const TIMER = 6;
/** The trigger type whose `path_name` is code. */
export const CONDITION = 8;

export function refuseRule({ action_type, path_name }: { action_type: ActionType; path_name: string }): void {
  const refuse = (refusal: Refusal): never => {
    throw new Problem(refusal, { field: "path_name" });
  };
  const number = /^\d{1,5}$/.test(path_name) ? Number(path_name) : 0;
  if (action_type === SCROLL && (number < 1 || number > 100)) refuse(eventsRefusals.scrollPercent());
  if (action_type === TIMER && (number < 1 || number > 86_400)) refuse(eventsRefusals.timerSeconds());
  if (action_type === CONDITION) refuseCondition(path_name, "path_name");
  else if (action_type !== SCROLL && action_type !== TIMER && /[{}<]|^\d/.test(path_name))
    refuse(eventsRefusals.notASelector());
}
