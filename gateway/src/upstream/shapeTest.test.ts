import { expect, it } from "vitest";
import { z } from "zod";
import { getWidgets } from "@sightline/schema/rest/projects/projects";
import { LocalMoment } from "@sightline/schema/rest/range";
import { isAsAgreed } from "./shapeTest.ts";
import { widget } from "#gateway/graph/testing/wire.ts";
import { endpoints } from "#gateway/testing/contract.ts";

const User = z.object({
  id: z.number().int(),
  name: z.string(),
  role: z.union([z.literal(0), z.literal(1)]),
  kind: z.enum(["owner", "guest"]),
  seen: z.iso.datetime().nullable(),
  note: z.string().optional(),
  tags: z.array(z.object({ tag: z.string().regex(/^[a-z]+$/) })),
});
const user = { id: 1, name: "Ann", role: 1, kind: "guest", seen: "2026-01-01T00:00:00.000Z", tags: [{ tag: "a" }] };

it("accepts unchanged the values that zod accepts unchanged", () => {
  expect(isAsAgreed(User, user)).toBe(true);
  expect(isAsAgreed(User, { ...user, note: "x", seen: null, tags: [] })).toBe(true);
});

it.each([
  ["a number for a text", { name: 1 }],
  ["a broken number", { id: 1.5 }],
  ["a number beyond the safe ones", { id: 2 ** 60 }],
  ["a value that is not in the list", { kind: "boss" }],
  ["a role that there is not", { role: 2 }],
  ["a day for an instant", { seen: "2026-01-01" }],
  ["a missing field", { name: undefined }],
  ["an unknown field, which zod would strip", { extra: 1 }],
  ["an unknown field in a list", { tags: [{ tag: "a", extra: 1 }] }],
  ["a text that breaks its pattern", { tags: [{ tag: "A1" }] }],
  ["an object for a list", { tags: {} }],
])("delegates %s to zod", (_, change) => {
  const value: Record<string, unknown> = { ...user, ...change };
  for (const [name, inner] of Object.entries(value)) if (inner === undefined) delete value[name];
  expect(isAsAgreed(User, value)).toBe(false);
});

it.each([[null], [undefined], ["text"], [[]], [3]])("refuses %j", (value) => {
  expect(isAsAgreed(User, value)).toBe(false);
});

it.each([
  ["a pipe", z.object({ a: z.string() }).pipe(z.object({ a: z.string() }))],
  ["an address", z.object({ a: z.url() })],
  ["a map", z.record(z.string(), z.number())],
  ["a strict object", z.strictObject({ a: z.string() })],
])("delegates %s to zod entirely", (_, schema) => {
  expect(isAsAgreed(schema, { a: "abcd" })).toBe(false);
});

it("accepts a text that trimming does not change, and delegates one that it would change", () => {
  const Named = z.object({ name: z.string().trim().min(2) });
  expect(isAsAgreed(Named, { name: "ab" })).toBe(true);
  expect(isAsAgreed(Named, { name: " ab" })).toBe(false);
  expect(isAsAgreed(Named, { name: "a" })).toBe(false);
});

it("validates the list of projects, which most screens request, without zod", () => {
  expect(isAsAgreed(getWidgets.answer, [widget(12)])).toBe(true);
});

const Question = z.object({
  widget: z.coerce.number().int().positive(),
  day: LocalMoment,
  limit: z.number().int().min(1).max(10).default(5),
  terms: z.array(z.string().min(1).max(3)).max(2),
});
const question = { widget: 12, day: "2026-02-28", limit: 10, terms: ["a", "abc"] };

it("accepts a valid request unchanged", () => {
  expect(isAsAgreed(Question, question)).toBe(true);
});

it.each([
  ["a number written as a text", { widget: "12" }],
  ["a number that is not positive", { widget: 0 }],
  ["a day that does not exist", { day: "2026-02-30" }],
  ["a number beyond its limit", { limit: 11 }],
  ["what is filled in", { limit: undefined }],
  ["a text beyond its limit", { terms: ["abcd"] }],
  ["an empty text", { terms: [""] }],
  ["a list beyond its limit", { terms: ["a", "b", "c"] }],
])("delegates to zod %s in a request", (_, change) => {
  expect(isAsAgreed(Question, { ...question, ...change })).toBe(false);
});

it("never accepts a value that zod would refuse or change", () => {
  const samples = [null, undefined, 0, "", [], {}, { rows: [] }, { rows: [{}] }, user];
  for (const { name, answer, body } of endpoints) {
    for (const shape of [answer, body]) {
      if (shape === undefined) continue;
      const taken = samples.filter((sample) => isAsAgreed(shape, sample));
      expect([name, taken.map((sample) => z.safeParse(shape, sample).data)]).toEqual([name, taken]);
    }
  }
});
