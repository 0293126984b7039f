// What counts as a conversion: the event that is chosen, or, where none is, a goal that was reached or a purchase. The
// one place to change.
import { EVENT_NAME, IS_NAMED_EVENT } from "#host/http/filter/namedEvent.ts";

export const IS_PURCHASE = "type = 'event' AND name = 'purchase'";

/** Takes the parameter `goal`; "" where none is chosen. */
export const conversionSql = (goal: string): string =>
  goal === "" ? `(type = 'goal' OR (${IS_PURCHASE}))` : `(${IS_NAMED_EVENT} AND ${EVENT_NAME} = {goal:String})`;
