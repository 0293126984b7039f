import { expect, test } from "vitest";
import { addRows, hasFailed, runPart } from "./part.ts";
import type { Benchmark, Part } from "./part.ts";
import { budgetRow, ratioRow } from "./row.ts";
import { summaryOf, tableOf } from "./table.ts";

const text = (value: number) => `${value} us`;
const row = (what: string) =>
  ratioRow(
    what,
    [
      [12, 15, 11],
      [10, 10, 10],
    ],
    text,
    { most: 1.25 },
  );
const partOf = (measure: Benchmark["measure"]) => ({ title: "Gateway", measure });
const usual = { scale: "usual", cleanUp: () => Promise.resolve() } as const;

test("a part that throws keeps the rows measured before, and the failure is a row", async () => {
  const part = await runPart(
    "gateway",
    partOf(async (measured) => {
      await addRows(measured, "small", () => Promise.resolve([row("small: CPU")]));
      throw new Error("the host ended");
    }),
    usual,
  );
  expect(part.rows.map(({ what, error }) => [what, error])).toEqual([
    ["small: CPU", undefined],
    ["gateway", "the host ended"],
  ]);
  expect(hasFailed([part])).toBe(true);
});

test("an operation that fails is a row, and the next operation is measured", async () => {
  const part: Part = { name: "Gateway", rows: [], notes: [] };
  await addRows(part, "small", () => Promise.reject(new Error("3 wrong replies of 7")));
  await addRows(part, "list", () => Promise.resolve([row("list: CPU")]));
  expect(part.rows.map(({ what }) => what)).toEqual(["small", "list: CPU"]);
  const table = tableOf([part]);
  expect(table).toContain("small: FAILED: 3 wrong replies of 7");
  expect(table).toMatch(/list: CPU +12 us +10 us +at most 1.25 +reached +1.20 \(1.10 - 1.50\)/);
});

test("a part that hangs fails after its limit, and what it started is ended", async () => {
  let ended = 0;
  const hanging = partOf(() => new Promise<void>(() => {}));
  const cleanUp = async () => void (ended += 1);
  const part = await runPart("live", hanging, { scale: "check", cleanUp, hangsAfter: 0.001 });
  expect(part.rows.map(({ what, error }) => [what, error])).toEqual([["live", "not finished after 0.001 minutes"]]);
  expect(ended).toBe(1);
});

test("a missed goal is no failure", () => {
  const missed = budgetRow("memory", 300, 250, text);
  expect(missed).toMatchObject({ isReached: false, goal: "at most 250 us", ratio: 1.2 });
  expect(hasFailed([{ name: "Gateway", rows: [missed], notes: [] }])).toBe(false);
});

test("a run that only checks prints failures without figures", async () => {
  const part: Part = { name: "Gateway", rows: [row("small: CPU")], notes: ["small: 10 requests"] };
  expect(summaryOf([part])).toBe("Gateway: correct");
  await addRows(part, "list", () => Promise.reject(new Error("no data")));
  expect(summaryOf([part])).toBe("Gateway: 1 of 2 measurements failed\n  list: FAILED: no data");
});
