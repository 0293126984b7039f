// The event store receives an insert, but its response is lost: the host must send the same block again, so that the
// store recognizes it.
import { afterEach, beforeEach, expect, it } from "vitest";
import { openTestIngest, project, type TestIngest } from "#host/site/testing/testIngest.ts";
import { quarterDifference } from "#host/testing/quarterDifference.ts";
import type { EventStore } from "#host/stores/events.ts";
import { text } from "#host/stores/resultColumns.ts";
import { batchOf, chrome, customEvent, manyPageviews, pageview } from "../testing/batches.ts";

let testIngest: TestIngest;
beforeEach(async () => {
  testIngest = await openTestIngest();
});
afterEach(() => testIngest.close());

const LAST_QUARTER = 90 * 86_400_000;

/** 20 events of now and of an earlier month: the store splits a block by month. */
function submit() {
  const sender = { project, ip: "8.8.8.8", userAgent: chrome };
  const earlier = Date.now() - LAST_QUARTER;
  const old = batchOf([pageview("https://shop.example/old", earlier), customEvent("buy", earlier)], {
    sent_at: earlier,
    session: { id: crypto.randomUUID(), start: earlier, entry_url: "https://shop.example/" },
  });
  const batches = [manyPageviews(18), old].map((body) => ({ ...sender, body }));
  return testIngest.ingest.submitRows(batches, { isNew: true });
}

/** The real store behind a connection that breaks after every insert while `isBroken` is true. */
function losing(events: EventStore, isBroken: () => boolean) {
  let lost = 0;
  return {
    events: {
      ...events,
      async insertLines(...args: Parameters<EventStore["insertLines"]>) {
        await events.insertLines(...args);
        if (!isBroken()) return;
        lost++;
        throw new Error("socket hang up");
      },
    },
    get lost() {
      return lost;
    },
  };
}

async function expectStoredOnce(count: number): Promise<void> {
  const rows = await testIngest.rows("event_id");
  expect(new Set(rows.map((row) => row["event_id"])).size).toBe(count);
  expect(rows).toHaveLength(count);
  expect(await quarterDifference(testIngest.events)).toEqual([]);
}

it("stores each event once, in the rollups too, when responses are lost while more events arrive", async () => {
  const connection = losing(testIngest.events, () => connection.lost < 3);
  await testIngest.reopen({ events: connection.events });
  for (let batch = 1; batch <= 4; batch++) {
    await submit();
    await expect.poll(() => connection.lost).toBeGreaterThanOrEqual(Math.min(batch, 3));
  }
  await expectStoredOnce(80);
});

it("stores each event once when the host restarts between a lost response and the repetition", async () => {
  const connection = losing(testIngest.events, () => true);
  await testIngest.reopen({ events: connection.events });
  await submit();
  await expect.poll(() => connection.lost).toBeGreaterThan(0);
  await submit();
  await testIngest.reopen({ events: connection.events });
  await submit();
  await expect.poll(() => connection.lost).toBeGreaterThan(2);
  await testIngest.reopen({ events: testIngest.events });
  await submit();
  await expectStoredOnce(80);
});

it("recognizes a repeated block in every table that sums up events", async () => {
  const tables = await testIngest.events.query(
    { name: text, engine: text, definition: text },
    "SELECT name, engine, create_table_query AS definition FROM system.tables WHERE database = currentDatabase()",
  );
  const views = tables.filter(({ engine }) => engine === "MaterializedView");
  const targets = views.map(({ definition }) => / TO (?:\w+\.)?(\w+)/.exec(definition)?.[1]);
  // rows of the others replace each other, or are not stored
  const adding = tables.filter(
    ({ name, engine }) =>
      (name === "event" || targets.includes(name)) && !["ReplacingMergeTree", "Null"].includes(engine),
  );
  expect(adding.map(({ name }) => name)).toEqual(expect.arrayContaining(["event", "session_quarter"]));
  const windows = adding.map(({ definition }) => /non_replicated_deduplication_window = (\d+)/.exec(definition)?.[1]);
  expect(windows).toEqual(adding.map(() => "10000"));
});
