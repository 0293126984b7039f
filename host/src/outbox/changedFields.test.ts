import { expect, test } from "vitest";
import { changedFields } from "./changedFields.ts";

test("lists changed fields, and never records a secret", () => {
  const before = { name: "Shop", zone: null, sites: ["a.example"], webhook_secret: "hush", spa: true };
  const change = {
    name: "Store",
    zone: null,
    sites: ["a.example", "b.example"],
    webhook_secret: "loud",
    spa: undefined,
  };
  const changeJson = changedFields(before, change) ?? "";
  expect(JSON.parse(changeJson)).toEqual([
    { field: "name", before: "Shop", after: "Store" },
    { field: "sites", before: "a.example", after: "a.example, b.example" },
    { field: "webhook_secret", before: "•••", after: "•••" },
  ]);
  expect(changeJson).not.toContain("hush");
  expect(changedFields(before, { name: "Shop" })).toBeUndefined();
});
