import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { openRecentIds } from "./recentIds.ts";

it("remembers the ids of two generations exactly, and reports their start time", () => {
  let now = 1000;
  const recent = openRecentIds(500, () => now, 5000);
  const ids = Array.from({ length: 12_000 }, () => randomUUID() as string);
  for (const id of ids) {
    expect([recent.add(1, id), recent.add(1, id)]).toEqual([true, false]);
    now++;
  }
  expect(ids.slice(-5000).every((id) => recent.has(1, id))).toBe(true);
  expect(ids.slice(-5000).some((id) => recent.has(2, id))).toBe(false);
  expect(recent.has(1, ids[0] ?? "")).toBe(false);
  expect(recent.coveredSince).toBe(1000 + 5000);
  expect(ids.slice(5001).every((id) => recent.has(1, id))).toBe(true);
});

it("distinguishes ids that differ in a single character", () => {
  const recent = openRecentIds(0, () => 0);
  const id = "00000000-0000-0000-0000-000000000000";
  recent.add(0, id);
  expect(recent.has(0, id)).toBe(true);
  for (let at = 0; at < id.length; at++)
    if (id[at] === "0") expect(recent.has(0, `${id.slice(0, at)}7${id.slice(at + 1)}`)).toBe(false);
});

it("forgets an id that was not stored, and accepts it again", () => {
  const recent = openRecentIds(0, () => 0);
  const id = randomUUID();
  recent.add(1, id);
  recent.forget([{ widget_id: 1, event_id: id }]);
  expect(recent.has(1, id)).toBe(false);
  expect(recent.add(1, id)).toBe(true);
  expect(recent.has(1, id)).toBe(true);
});
