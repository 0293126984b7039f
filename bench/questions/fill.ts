// Events of ninety days up to now, made by the store itself: sessions of eight events, of visitors who come back, on two
// hundred pages, from thirty countries. The same number gives the same events, shifted to the hour of the run.
import type { EventStore } from "../../host/src/stores/events.ts";

export const DAYS = 90;
const SESSION = 8;
/** Rows that the store makes at once, within the memory that it allows itself. */
const CHUNK = 200_000;

const one = (list: readonly string[], by: string) =>
  `arrayElement([${list.map((value) => `'${value}'`).join(", ")}], 1 + ${by} % ${list.length})`;

/** A uuid made of two numbers; the first byte tells kinds apart. */
const uuid = (kind: number, number: string) =>
  `toUUID(concat('${kind}0000000-0000-4000-8000-', leftPad(lower(hex(toUInt64(${number}))), 12, '0')))`;

const countries = Array.from({ length: 30 }, (_, n) => String.fromCharCode(65 + (n % 26), 66 + Math.floor(n / 26)));
const channels = ["Organic Search", "Direct", "Paid Search", "Email", "Referral", "Organic Social"];

/** Page views come at the even places of a session, with something done on them in between. */
const typeOf = `arrayElement(['pageview', 'scroll', 'pageview', 'click', 'ping', 'pageview', 'event', 'leave'], place + 1)`;

interface Slice {
  from: number;
  count: number;
  /** in all; each comes three times */
  visitors: number;
  /** milliseconds since 1970 */
  until: number;
  project: { widgetId: number; companyId: number };
}

/** With a token of its own: the embedded store goes on with the one before, and would take every block for its repeat. */
const insert = ({ from, count, visitors, until, project }: Slice) => `
INSERT INTO event (event_id, widget_id, company_id, ts, received_at, session_id, visitor_id, page_view_id, session_start,
  is_entry, type, name, url, host, path, title, ref_host, channel, entry_path, country, device, browser, os, lang,
  screen_w, screen_h, scroll_depth, engaged_ms)
SETTINGS insert_deduplication_token = 'fill-${from}'
WITH intDiv(n, ${SESSION}) AS session, n % ${SESSION} AS place,
  cityHash64(session) AS luck, cityHash64(luck) AS luck2, cityHash64(luck2) AS luck3,
  ${until} - toInt64(luck % ${DAYS * 86_400_000}) AS start_ms,
  least(start_ms + toInt64(place) * (5000 + luck2 % 40000), ${until}) AS at_ms,
  pow((luck3 % 1000) / 1000, 2) AS taste,
  toUInt32(floor(200 * taste + place * (luck2 % 7))) % 200 AS page
SELECT ${uuid(1, "n")}, ${project.widgetId}, ${project.companyId},
  fromUnixTimestamp64Milli(at_ms, 'UTC'), fromUnixTimestamp64Milli(at_ms, 'UTC'),
  ${uuid(2, "session")}, ${uuid(3, `luck3 % ${visitors}`)},
  ${uuid(4, "intDiv(n, 2)")}, fromUnixTimestamp64Milli(start_ms, 'UTC'), place = 0, ${typeOf},
  if(place = 6, ${one(["add_to_cart", "checkout", "purchase"], "luck")}, ''),
  concat('https://shop.example/products/item-', toString(page)), 'shop.example',
  concat('/products/item-', toString(page)), concat('Item ', toString(page)),
  ${one(["www.google.com", "", "t.co", "news.example"], "luck2")}, ${one(channels, "luck2")},
  concat('/products/item-', toString(toUInt32(floor(200 * taste)) % 200)), ${one(countries, "luck3")},
  ${one(["desktop", "mobile", "mobile", "tablet"], "luck")}, ${one(["Chrome", "Safari", "Firefox", "Edge"], "luck")},
  ${one(["Windows", "iOS", "Android", "macOS"], "luck")}, ${one(["en", "de", "fr", "es"], "luck2")},
  1920, 1080, if(place IN (1, 4, 7), luck2 % 100, 0), if(place IN (4, 7), 15000, 0)
FROM (SELECT number AS n FROM numbers(${from}, ${count}))`;

export async function fill(events: EventStore, total: number, project: Slice["project"]): Promise<void> {
  const until = Date.now();
  const visitors = Math.ceil(total / SESSION / 3);
  for (let from = 0; from < total; from += CHUNK) {
    await events.command(insert({ from, count: Math.min(CHUNK, total - from), visitors, until, project }));
  }
  // as the store is after a quiet while: nothing is merged during the questions
  for (const table of ["event", "session_quarter"]) await events.command(`OPTIMIZE TABLE ${table} FINAL`);
}
