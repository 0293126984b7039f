// What counts as a conversion: the goal that is chosen, or, where none is, a goal that was reached or a purchase. The
// one place to change.
import type { EventFilter } from "../filter/filter.ts";

export const IS_PURCHASE = "type = 'event' AND name = 'purchase'";

/** Of the goal that the report counts; its parameters stand in the filter's. */
export const conversionSql = ({ goal }: EventFilter): string => goal ?? `(type = 'goal' OR (${IS_PURCHASE}))`;
