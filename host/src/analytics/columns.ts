// The columns of the table `event`, with their types in ClickHouse. The migrations (stores/migrations/events) say what each
// of them means; a test compares these types with the table that they make.
import { number, text, time, type Column } from "#host/stores/resultColumns.ts";

export const eventColumns = {
  event_id: "UUID",
  widget_id: "UInt32",
  company_id: "UInt32",
  ts: "DateTime64(3, 'UTC')",
  received_at: "DateTime64(3, 'UTC')",
  session_id: "UUID",
  visitor_id: "UUID",
  page_view_id: "UUID",
  session_start: "DateTime64(3, 'UTC')",
  is_entry: "UInt8",
  type: "LowCardinality(String)",
  name: "String",
  url: "String",
  host: "LowCardinality(String)",
  path: "String",
  title: "String",
  ref: "String",
  ref_host: "LowCardinality(String)",
  channel: "LowCardinality(String)",
  channel_rule: "LowCardinality(String)",
  entry_path: "String",
  utm_source: "LowCardinality(String)",
  utm_medium: "LowCardinality(String)",
  utm_campaign: "LowCardinality(String)",
  utm_content: "LowCardinality(String)",
  utm_term: "LowCardinality(String)",
  click_id: "String",
  country: "LowCardinality(String)",
  region: "LowCardinality(String)",
  city: "LowCardinality(String)",
  lat: "Float32",
  lon: "Float32",
  device: "LowCardinality(String)",
  browser: "LowCardinality(String)",
  browser_version: "LowCardinality(String)",
  os: "LowCardinality(String)",
  lang: "LowCardinality(String)",
  screen_w: "UInt16",
  screen_h: "UInt16",
  view_w: "UInt16",
  view_h: "UInt16",
  doc_w: "UInt32",
  doc_h: "UInt32",
  x: "Int32",
  y: "Int32",
  ex: "Float32",
  ey: "Float32",
  selector: "String",
  text: "String",
  scroll_depth: "UInt8",
  engaged_ms: "UInt32",
  field: "String",
  field_type: "LowCardinality(String)",
  value: "Float64",
  currency: "LowCardinality(String)",
  vital_name: "LowCardinality(String)",
  vital_value: "Float64",
  error_hash: "String",
  message: "String",
  stack: "String",
  test_id: "UInt32",
  variant_id: "String",
  flag: "LowCardinality(String)",
  props: "String",
  is_bot: "UInt8",
  bot_name: "LowCardinality(String)",
  is_internal: "UInt8",
  consent: "LowCardinality(String)",
  address_hash: "UInt64",
  network_hash: "UInt64",
  rule_id: "UInt32",
  error_kind: "LowCardinality(String)",
  release: "LowCardinality(String)",
  utc_offset: "Int16",
  source_name: "LowCardinality(String)",
  field_position: "UInt16",
  form_attempt: "UInt16",
  focused_ms: "UInt32",
  hesitation_ms: "UInt32",
  focuses: "UInt16",
  refills: "UInt16",
  field_errors: "UInt16",
  is_filled: "UInt8",
  is_reached: "UInt8",
  is_last: "UInt8",
} as const;

export type EventColumn = keyof typeof eventColumns;

/** As JSON: times are ISO 8601 in UTC, and 64 bits are decimal text, as a number would round them. */
type Stored<Type> = Type extends "UInt64"
  ? string
  : Type extends `UInt${number}` | `Int${number}` | `Float${number}`
    ? number
    : string;
type StoredEvent = { [Name in EventColumn]: Stored<(typeof eventColumns)[Name]> };

/** Some columns of an event; in a row that is written the others take the table's defaults. */
export type EventFacts = Partial<StoredEvent>;
/** A row that is written. */
export type EventRow = EventFacts & Pick<StoredEvent, "event_id" | "widget_id" | "ts" | "type">;

/** How columns are read that a question selects as they are. */
export function storedColumns<Name extends EventColumn>(names: readonly Name[]) {
  const column = (name: Name) => [number, time].find(({ reader }) => reader(eventColumns[name])) ?? text;
  return Object.fromEntries(names.map((name) => [name, column(name)])) as { [One in Name]: Column<StoredEvent[One]> };
}
