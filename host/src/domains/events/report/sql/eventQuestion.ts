import { IS_HUMAN, IN_PERIOD, periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import type { EventFilter } from "#host/analytics/filter/filter.ts";
import { EVENT_NAME, IS_NAMED_EVENT } from "#host/analytics/filter/namedEvent.ts";
import type { Period } from "#host/analytics/scope/reportRange.ts";
import type { Zone } from "#host/analytics/scope/zone.ts";

export interface EventQuestion {
  widgetId: number;
  zone: Zone;
  period: Period;
  filter: EventFilter;
  key: string;
  value: string;
  /** for a name: the event and all events merged with it */
  names: readonly string[];
}

const ofName = `${IS_NAMED_EVENT} AND ${EVENT_NAME} IN {names:Array(String)}`;
/** Texts unchanged; numbers and other values as JSON. */
export const propertyText = (name: string) =>
  `if(JSONType(props, ${name}) = 'String', JSONExtractString(props, ${name}), JSONExtractRaw(props, ${name}))`;
const ofProperty = `type = 'event' AND JSONHas(props, {key:String}) AND ${propertyText("{key:String}")} = {value:String}`;

export const isEvent = ({ key }: Pick<EventQuestion, "key">): string => `(${key === "name" ? ofName : ofProperty})`;

/** Events of human visitors in the range, selected by the filter. */
export const eventsWhere = ({ filter }: Pick<EventQuestion, "filter">): string =>
  [IN_PERIOD, IS_HUMAN, ...filter.visits, ...filter.rows].join(" AND ");

export const eventParams = (
  { widgetId, zone, filter, key, value, names }: EventQuestion,
  period: Pick<Period, "from" | "to">,
) => ({
  ...periodParams(widgetId, zone.name, period),
  ...filter.params,
  key,
  value,
  names,
});
