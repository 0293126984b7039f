// Which events a report is about.
import { BY_PEOPLE, IN_PERIOD, periodParams } from "#host/http/filter/peopleSql.ts";
import type { EventFilter } from "#host/http/filter/filter.ts";
import { EVENT_NAME, IS_NAMED_EVENT } from "#host/http/filter/namedEvent.ts";
import type { Period } from "#host/http/scope/reportRange.ts";
import type { Zone } from "#host/http/scope/zone.ts";

export interface EventQuestion {
  widgetId: number;
  zone: Zone;
  period: Period;
  filter: EventFilter;
  key: string;
  value: string;
  /** of a name: it and those that are counted as it */
  names: readonly string[];
}

const ofName = `${IS_NAMED_EVENT} AND ${EVENT_NAME} IN {names:Array(String)}`;
/** Texts as they are, numbers and the rest as JSON writes them. */
export const propertyText = (name: string) =>
  `if(JSONType(props, ${name}) = 'String', JSONExtractString(props, ${name}), JSONExtractRaw(props, ${name}))`;
const ofProperty = `type = 'event' AND JSONHas(props, {key:String}) AND ${propertyText("{key:String}")} = {value:String}`;

export const isEvent = ({ key }: Pick<EventQuestion, "key">): string => `(${key === "name" ? ofName : ofProperty})`;

/** Events of the range by people whom the filter chooses. */
export const eventsWhere = ({ filter }: Pick<EventQuestion, "filter">): string =>
  [IN_PERIOD, BY_PEOPLE, ...filter.visits, ...filter.rows].join(" AND ");

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
