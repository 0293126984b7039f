import { expect, it } from "vitest";
import { z } from "zod";
import { compileShape } from "./answerShape.ts";
import { endpoints } from "#gateway/testing/contract.ts";

const Person = z.object({
  id: z.number().int(),
  name: z.string(),
  role: z.union([z.literal(0), z.literal(1)]),
  kind: z.enum(["owner", "guest"]),
  seen: z.iso.datetime().nullable(),
  note: z.string().optional(),
  tags: z.array(z.object({ tag: z.string().regex(/^[a-z]+$/) })),
});
const person = { id: 1, name: "Ann", role: 1, kind: "guest", seen: "2026-01-01T00:00:00.000Z", tags: [{ tag: "a" }] };

it("takes what zod would take as it is", () => {
  const fits = compileShape(Person);
  expect(fits(person)).toBe(true);
  expect(fits({ ...person, note: "x", seen: null, tags: [] })).toBe(true);
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
])("leaves %s to zod", (_, change) => {
  const value: Record<string, unknown> = { ...person, ...change };
  for (const [name, inner] of Object.entries(value)) if (inner === undefined) delete value[name];
  expect(compileShape(Person)(value)).toBe(false);
});

it.each([[null], [undefined], ["text"], [[]], [3]])("is not fooled by %j", (value) => {
  expect(compileShape(Person)(value)).toBe(false);
});

it.each([
  ["a default", z.object({ a: z.string().default("x") })],
  ["a refinement", z.object({ a: z.string().refine((text) => text.length > 3) })],
  ["a coercion", z.object({ a: z.coerce.number() }).pipe(z.object({ a: z.number() }))],
  ["a limit", z.object({ a: z.string().max(3) })],
  ["a map", z.record(z.string(), z.number())],
  ["a strict object", z.strictObject({ a: z.string() })],
])("leaves %s to zod altogether", (_, schema) => {
  expect(compileShape(schema)({ a: "abcd" })).toBe(false);
});

it("never says yes where zod would say no or change anything", () => {
  const samples = [null, undefined, 0, "", [], {}, { rows: [] }, { rows: [{}] }, person];
  for (const { name, answer } of endpoints) {
    const fits = compileShape(answer);
    for (const sample of samples) {
      if (!fits(sample)) continue;
      const parsed = answer.safeParse(sample);
      expect([name, parsed.data]).toEqual([name, sample]);
    }
  }
});
