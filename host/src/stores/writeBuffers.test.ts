import { expect, it } from "vitest";
import { openEvents } from "#host/testing/openEvents.ts";
import { number } from "./resultColumns.ts";

const ROWS = 200_000;

/** Wide parts, which have a file and a buffer per column: 10 MB or more. */
const insert = `INSERT INTO event (event_id, widget_id, ts, session_id, visitor_id, type)
WITH reinterpretAsUUID(toUInt128(intDiv(number, 100))) AS session
SELECT generateUUIDv4(), 1, toDateTime64(if(number % 2 = 0, '2026-09-01', '2026-10-01'), 3, 'UTC') + intDiv(number, 2) * 20,
  session, session, 'pageview'
FROM numbers(${ROWS})`;

it("writes several months at once, and writes one anew, within the memory of the embedded store", async () => {
  const { events, close } = await openEvents();
  await events.command(insert);
  for (const month of ["202609", "202610"]) await events.command(`OPTIMIZE TABLE event PARTITION ${month} FINAL`);
  const parts = await events.query(
    { rows: number, wide: number },
    "SELECT sum(rows) AS rows, countIf(part_type = 'Wide') AS wide FROM system.parts WHERE active AND table = 'event'",
  );
  expect(parts).toEqual([{ rows: ROWS, wide: 2 }]);
  await close();
});
