// What one statement leaves behind must not reach another one: settings, parameters, output.
import { afterAll, describe, expect, it } from "vitest";
import { openEvents } from "#host/testing/openEvents.ts";
import { list, nullable, number, text } from "../resultColumns.ts";

const { events, close } = await openEvents();
afterAll(close);

const endless = "SELECT count() AS n FROM numbers(1000000000000) WHERE sipHash64(number) = 0";

describe("a statement of the event store", () => {
  it("gives the next query no part of its output when it fails after its first rows", async () => {
    const failing = events.query(
      { n: number },
      "SELECT throwIf(number = 30000, 'broken') AS n FROM numbers(40000) SETTINGS max_block_size = 1000",
    );
    await expect(failing).rejects.toThrow("broken");
    expect(await events.query({ one: number }, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  it("is not limited by the time limit of the query before it", async () => {
    await events.command("CREATE TABLE limits (seconds Float64) ENGINE = Memory");
    expect(await events.query({ seconds: number }, "SELECT getSetting('max_execution_time') AS seconds")).not.toEqual([
      { seconds: 0 },
    ]);
    await events.command("INSERT INTO limits SELECT getSetting('max_execution_time')");
    expect(await events.query({ seconds: number }, "SELECT seconds FROM limits")).toEqual([{ seconds: 0 }]);
  });

  it("does not see the parameters of the query before it", async () => {
    expect(await events.query({ id: number }, "SELECT {id:UInt32} AS id", { id: 7 })).toEqual([{ id: 7 }]);
    await expect(events.query({ id: number }, "SELECT {id:UInt32} AS id")).rejects.toThrow("`id` is not set");
  });

  it("keeps its own parameters while others run at the same time", async () => {
    const ids = Array.from({ length: 60 }, (_, id) => id);
    const asked = ids.map((id) =>
      events.query({ id: number, name: text }, "SELECT {id:UInt32} AS id, {name:String} AS name", {
        id,
        name: `n${id}`,
      }),
    );
    expect((await Promise.all(asked)).flat()).toEqual(ids.map((id) => ({ id, name: `n${id}` })));
  });

  it("receives parameters as they are, whatever characters they contain", async () => {
    const names = ["it's", String.raw`a\' OR 1=1 --`, "a\tb\nc\\", "{id:UInt32}", "'; DROP TABLE event; --", "ü🙂"];
    const none: string | null = null;
    const [row] = await events.query(
      { names: list(text), first: text, second: text, none: nullable(text) },
      "SELECT {names:Array(String)} AS names, {first:String} AS first, {second:String} AS second, {none:Nullable(String)} AS none",
      { names, first: names[1], second: names[2], none },
    );
    expect(row).toEqual({ names, first: names[1], second: names[2], none: null });
  });

  it("names the code of the event store's error when rows can't be read", async () => {
    const rows = [{ event_id: "no uuid" }];
    await expect(events.insert("event", rows)).rejects.toMatchObject({ code: "376" });
  });

  it("is canceled in the store when its caller goes away", async () => {
    const caller = new AbortController();
    const others = async () => {
      const sql = "SELECT count() - 1 AS n FROM system.processes WHERE query LIKE '%1000000000000%'";
      return (await events.query({ n: number }, sql))[0]?.n;
    };
    expect(await others()).toBe(0);
    const asked = events.query({ n: number }, endless, {}, caller.signal);
    await expect.poll(others).toBe(1);
    caller.abort(new Error("the caller left"));
    await expect(asked).rejects.toThrow("the caller left");
    await expect.poll(others).toBe(0);
  });
});
