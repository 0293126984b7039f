import { expect, it } from "vitest";
import { newId } from "../id.ts";
import { openQueue, type Item } from "./queue.ts";
import type { Storage } from "../storage.ts";

function storageOf(): Storage {
  const stored = new Map<string, string>();
  return {
    get: (name) => JSON.parse(stored.get(name) ?? "null"),
    set: (name, value) => void stored.set(name, JSON.stringify(value)),
    clear: () => stored.clear(),
  };
}

function item(session: string): Item {
  const url = "https://shop.example/";
  const event = { type: "pageview", event_id: newId(), ts: 1, url } as const;
  return { event, session: { id: session, start: 1, entry_url: url } };
}

it("creates version 7 UUIDs in chronological order", () => {
  expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(newId(1_000_000_000_000) < newId(1_000_000_000_001)).toBe(true);
  expect(new Set(Array.from({ length: 1000 }, () => newId(5))).size).toBe(1000);
});

it("restores saved events after a reload, and removes acknowledged ones", () => {
  const storage = storageOf();
  const first = openQueue(storage);
  const [a, b] = [item("s"), item("s")];
  first.add(a);
  first.add(b);
  first.save();
  const second = openQueue(storage);
  expect(second.next(10)).toEqual([a, b]);
  second.done([a]);
  expect(openQueue(storage).next(10)).toEqual([b]);
});

it("preserves the events saved by another tab", () => {
  const storage = storageOf();
  const [one, other] = [openQueue(storage), openQueue(storage)];
  const [a, b] = [item("s"), item("s")];
  one.add(a);
  other.add(b);
  one.save();
  other.save();
  one.done([a]);
  expect(openQueue(storage).next(10)).toEqual([b]);
});

it("returns the events of one session at a time", () => {
  const queue = openQueue(storageOf());
  const items = [item("one"), item("one"), item("two"), item("one")];
  for (const each of items) queue.add(each);
  expect(queue.next(10)).toEqual(items.slice(0, 2));
  queue.done(items.slice(0, 2));
  expect(queue.next(10)).toEqual(items.slice(2, 3));
});

it("drops the oldest events above 300 and counts them", () => {
  const queue = openQueue(storageOf());
  const items = Array.from({ length: 310 }, () => item("s"));
  for (const each of items) queue.add(each);
  expect(queue.size).toBe(300);
  expect(queue.next(1)).toEqual([items[10]]);
  expect(queue.takeDropped()).toBe(10);
  expect(queue.takeDropped()).toBe(0);
});
