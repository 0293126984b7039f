// An event as a list of single events shows it, by the name that it is selected under.
import { number, text, time, type RowOf } from "#host/stores/resultColumns.ts";

export const happenedColumns = {
  event_id: text,
  at: time,
  called: text,
  visitor_id: text,
  path: text,
  channel: text,
  country: text,
  device: text,
  props: text,
  worth: number,
};

export const happenedSql = (name: string) =>
  `toString(event_id) AS event_id, ts AS at, ${name} AS called, toString(visitor_id) AS visitor_id, path,
  toString(channel) AS channel, toString(country) AS country, toString(device) AS device, props,
  if(type = 'event', event.value, 0) AS worth`;

/** Under the names of the contract, which are columns of the table as well. */
export const happenedEvent = <Row extends RowOf<typeof happenedColumns>>({
  called: name,
  worth: value,
  ...row
}: Row) => ({
  ...row,
  name,
  value,
});
