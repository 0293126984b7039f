import { afterAll, describe, expect, it } from "vitest";
import { number, text } from "#host/stores/resultColumns.ts";
import { openEvents } from "#host/testing/openEvents.ts";
import { comparePlaces, keysetSql, type Place } from "./keyset.ts";

const { events, close } = await openEvents();
afterAll(close);

// three rows an instant, whose ids the store orders differently as UUIDs than as text
const ids = [
  "10000000-0000-4000-8000-000000000003",
  "20000000-0000-4000-8000-000000000001",
  "30000000-0000-4000-8000-000000000002",
];
const rows = `SELECT fromUnixTimestamp64Milli(toInt64(1000 + intDiv(number, 3)), 'UTC') AS ts,
  toUUID(['${ids.join("', '")}'][number % 3 + 1]) AS event_id FROM numbers(9)`;

async function pages(direction: "asc" | "desc", idsBy: "uuid" | "text"): Promise<Place[][]> {
  const found: Place[][] = [];
  for (let after: Place | undefined; ;) {
    const page = keysetSql({ key: "ts", kind: "time", id: "event_id", idsBy }, { after, direction, limit: 4 });
    const places = await events.query(
      { at: number, id: text },
      `SELECT toUnixTimestamp64Milli(ts) AS at, event_id AS id FROM (${rows}) WHERE ${page.after} ${page.limited}`,
      page.params,
    );
    if (places.length === 0) return found;
    found.push(places);
    after = places.at(-1);
  }
}

describe("pages by keyset", () => {
  it.each(["asc", "desc"] as const)("hold every row once, though several have one instant (%s)", async (direction) => {
    const found = await pages(direction, "uuid");
    expect(found.map((page) => page.length)).toEqual([4, 4, 1]);
    const times = found.flat().map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => (direction === "asc" ? a - b : b - a)));
    expect(new Set(found.flat().map(({ at, id }) => `${at} ${id}`)).size).toBe(9);
  });

  it.each(["asc", "desc"] as const)(
    "are in the order of rows that are sorted in, with ids as text (%s)",
    async (direction) => {
      const found = (await pages(direction, "text")).flat();
      expect(found).toHaveLength(9);
      expect(found).toEqual(found.toSorted(comparePlaces(direction)));
    },
  );

  it("sorts numbers as numbers", async () => {
    const page = keysetSql(
      { key: "n", kind: "number", id: "id" },
      { after: { at: 9.5, id: ids[0] ?? "" }, direction: "desc", limit: 2 },
    );
    const sql = `SELECT n FROM (SELECT number AS n, generateUUIDv4() AS id FROM numbers(20)) WHERE ${page.after} ${page.limited}`;
    expect(await events.query({ n: number }, sql, page.params)).toEqual([{ n: 9 }, { n: 8 }]);
  });
});
