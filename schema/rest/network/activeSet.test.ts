import { expect, test } from "vitest";
import { ActiveSet } from "./activeSet.ts";

test("contains exactly what was added and not removed, in any order of removals", () => {
  const active = new ActiveSet<string>();
  const entries = new Map(["a", "b", "c", "d"].map((name) => [name, active.add(name)]));
  for (const name of ["b", "d", "b"]) active.remove(entries.get(name)!);
  expect([...active].toSorted()).toEqual(["a", "c"]);
  active.add("e");
  for (const name of ["a", "c"]) active.remove(entries.get(name)!);
  expect([...active]).toEqual(["e"]);
  expect(active.size).toBe(1);
});

test("visits all items although each removes itself while it is visited", () => {
  const active = new ActiveSet<number>();
  const entries = [1, 2, 3, 4].map((n) => active.add(n));
  const visited: number[] = [];
  for (const n of active) {
    visited.push(n);
    active.remove(entries[n - 1]!);
  }
  expect(visited).toEqual([1, 2, 3, 4]);
  expect([...active]).toEqual([]);
});
