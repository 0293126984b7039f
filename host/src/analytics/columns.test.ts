import { afterAll, expect, it } from "vitest";
import { text } from "#host/stores/resultColumns.ts";
import { openEvents } from "#host/testing/openEvents.ts";
import { eventColumns, storedColumns, type EventColumn } from "./columns.ts";

const { events, close } = await openEvents();
afterAll(close);

it("declares the columns that the migrations make, with their types", async () => {
  const made = await events.query(
    { name: text, type: text },
    "SELECT name, type FROM system.columns WHERE database = currentDatabase() AND table = 'event'",
  );
  expect(eventColumns).toEqual(Object.fromEntries(made.map(({ name, type }) => [name, type])));
});

it("reads every column of an event as the type of its row", async () => {
  const row = {
    event_id: "00000000-0000-0000-0000-000000000001",
    widget_id: 7,
    ts: "2026-03-10T09:00:00.000Z",
    type: "error",
  };
  await events.insert("event", [{ ...row, release: "1.4.2", lat: 52.5 }]);
  const [stored] = await events.query(storedColumns(Object.keys(eventColumns) as EventColumn[]), "SELECT * FROM event");
  expect(stored).toMatchObject({
    ...row,
    release: "1.4.2",
    lat: 52.5,
    utc_offset: -32768,
    session_id: expect.any(String),
  });
});
