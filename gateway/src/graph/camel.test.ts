import { expect, it } from "vitest";
import { camel, camelName } from "./camel.ts";

it("renames the fields of each element, whether or not their shapes match", () => {
  const rows = [
    { visitor_id: "a", page_views: 1 },
    { visitor_id: "b", page_views: 2 },
    { visitor_id: "c" },
    { page_views: 4, visitor_id: "d" },
    { visitor_id: "e", page_views: 5, is_new: true },
    null,
    ["x_y", { last_seen: null }],
  ];
  expect(camel(rows as unknown[])).toEqual([
    { visitorId: "a", pageViews: 1 },
    { visitorId: "b", pageViews: 2 },
    { visitorId: "c" },
    { pageViews: 4, visitorId: "d" },
    { visitorId: "e", pageViews: 5, isNew: true },
    null,
    ["x_y", { lastSeen: null }],
  ]);
});

it("handles arbitrary keys that are data", () => {
  const value = JSON.parse('{"a-b":1,"x};y":{"c_d":2},"":3,"__proto__":{"e_f":4}}') as object;
  const renamed = camel(value);
  expect(Object.entries(renamed)).toEqual([
    ["a-b", 1],
    ["x};y", { cD: 2 }],
    ["", 3],
    ["_Proto__", { eF: 4 }],
  ]);
  expect(Object.getPrototypeOf(renamed)).toBe(Object.prototype);
});

it("does not mutate the original", () => {
  const value = { rows: [{ a_b: 1 }] };
  camel(value);
  expect(value).toEqual({ rows: [{ a_b: 1 }] });
});

it("works with more names than its cache holds", () => {
  for (let n = 0; n < 6000; n++) {
    const key = `field_${n}`;
    expect(camel({ [key]: { inner_one: n } })).toEqual({ [camelName(key)]: { innerOne: n } });
  }
});
