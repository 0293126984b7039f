// The event store on another machine, whose server and connections fail.
import { afterEach, describe, expect, it } from "vitest";
import { createEventServer, type EventServer } from "#host/testing/eventServer.ts";
import { openEventStore } from "./events.ts";
import { openMigratedEvents } from "./migratedEvents.ts";
import { migrateEvents } from "./migrate.ts";
import { number } from "./resultColumns.ts";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function openServer(): Promise<EventServer> {
  const server = await createEventServer();
  closing.push(server.remove);
  return server;
}

async function openRemote({ url }: EventServer) {
  const events = await openEventStore({ url, dataDir: "" });
  closing.push(events.close);
  return events;
}

const patient = { timeout: 20_000 };
const COPY =
  "INSERT INTO copy SELECT number FROM numbers(100) WHERE sleepEachRow(0.05) = 0 SETTINGS max_block_size = 1";
const COPIED = "SELECT count() AS n FROM copy";
const COPYING =
  "SELECT count() AS n FROM system.processes WHERE query LIKE '%INSERT INTO copy%' AND query NOT LIKE '%LIKE%'";

describe("a remote event store", () => {
  it("receives rows and answers queries with their parameters and settings", async () => {
    const server = await openServer();
    await server.start();
    const events = await openRemote(server);
    await migrateEvents(events);
    await events.insert("migration", [{ name: "it's \\" }]);
    const sql = "SELECT count() AS n FROM migration WHERE name = {name:String}";
    expect(await events.query({ n: number }, sql, { name: "it's \\" })).toEqual([{ n: 1 }]);
  });

  it("cancels a query whose caller went away", async () => {
    const server = await openServer();
    await server.start();
    const events = await openRemote(server);
    const running = "SELECT count() - 1 AS n FROM system.processes WHERE query LIKE '%1000000000000%'";
    const count = async () => (await events.query({ n: number }, running))[0]?.n;
    const caller = new AbortController();
    const endless = "SELECT count() AS n FROM numbers(1000000000000) WHERE sipHash64(number) = 0";
    const asked = events.query({ n: number }, endless, {}, caller.signal);
    await expect.poll(count, patient).toBe(1);
    caller.abort(new Error("the caller left"));
    await expect(asked).rejects.toThrow("the caller left");
    await expect.poll(count, patient).toBe(0);
  });

  it("runs a long statement once although its connection is lost", async () => {
    const server = await openServer();
    await server.start();
    const events = await openRemote(server);
    await events.command("CREATE TABLE copy (n UInt64) ENGINE = MergeTree ORDER BY n");
    const copied = events.command(COPY);
    await expect.poll(async () => (await events.query({ n: number }, COPYING))[0]?.n, patient).toBe(1);
    await server.cut();
    await copied;
    expect(await events.query({ n: number }, COPIED)).toEqual([{ n: 100 }]);
  });

  it("lets a restarted host continue after the statement that the previous one started", async () => {
    const server = await openServer();
    await server.start();
    const previous = await openRemote(server);
    await previous.command("CREATE TABLE copy (n UInt64) ENGINE = MergeTree ORDER BY n");
    const abandoned = previous.command(COPY);
    const next = await openRemote(server);
    await expect.poll(async () => (await next.query({ n: number }, COPYING))[0]?.n, patient).toBe(1);
    const migration = ["TRUNCATE TABLE copy", COPY, "OPTIMIZE TABLE copy"];
    expect(await next.resume(migration)).toBe(2);
    expect(await next.query({ n: number }, COPIED)).toEqual([{ n: 100 }]);
    expect(await next.resume(migration)).toBe(0);
    await abandoned;
  });

  it("may be down when a host opens it, and is migrated as soon as it responds", async () => {
    const server = await openServer();
    const opened = await openRemote(server);
    const warnings: unknown[] = [];
    const { events, check, close } = await openMigratedEvents(
      opened,
      () => migrateEvents(opened),
      (error) => warnings.push(error),
    );
    closing.push(close);
    expect(warnings).toHaveLength(1);
    await expect(check()).rejects.toThrow("The event store is away");
    await expect(events.query({ n: number }, "SELECT count() AS n FROM event")).rejects.toMatchObject({
      reason: "away",
      retryAfter: 5,
    });
    await expect(events.insert("event", [{}])).rejects.toThrow("The event store is away");
    await server.start();
    await expect
      .poll(
        () =>
          check().then(
            () => "available",
            () => "missing",
          ),
        patient,
      )
      .toBe("available");
    expect(await events.query({ n: number }, "SELECT count() AS n FROM event")).toEqual([{ n: 0 }]);
    await server.stop();
    await expect(check()).rejects.toThrow("ECONNREFUSED");
  });
});
