import { makeExecutableSchema } from "@graphql-tools/schema";
import { parse } from "graphql";
import { beforeEach, expect, test } from "vitest";
import type { Context } from "#gateway/context.ts";
import { makePlan } from "./plan.ts";

const requested: string[] = [];
const recorded = (name: string) => () => {
  requested.push(name);
  return name;
};
const schema = makeExecutableSchema({
  typeDefs: `type Query { a: A } type A { b: B } type B { x: String y: String z: String c: B }`,
  resolvers: {
    Query: { a: () => ({}) },
    A: { b: () => ({}) },
    B: { x: recorded("x"), y: recorded("y"), z: recorded("z"), c: () => ({}) },
  },
});
beforeEach(() => void (requested.length = 0));

const asks = async (document: string, variables: Record<string, boolean>) => {
  const { data, errors } = await makePlan(schema, parse(document)).execute({} as Context, variables);
  expect(errors).toBeUndefined();
  return data;
};

const nested = `query ($on: Boolean!, $off: Boolean!) { a { ...F @include(if: $on) b { x } } }
  fragment F on A { b { y ...G @skip(if: $off) } } fragment G on B { z c { y } }`;

test.each([
  [{ on: false, off: false }, { x: "x" }, ["x"]],
  [{ on: true, off: true }, { y: "y", x: "x" }, ["y", "x"]],
  [{ on: true, off: false }, { y: "y", z: "z", c: { y: "y" }, x: "x" }, ["y", "z", "y", "x"]],
])("requests no skipped fields, even below a field that is selected elsewhere: %j", async (given, b, names) => {
  expect(await asks(nested, given)).toEqual({ a: { b } });
  expect(requested.toSorted()).toEqual(names.toSorted());
});

test.each([
  ["on a field", "{ a { b @include(if: $on) { y c { z } } b { x c { x } } } }"],
  ["on an inline fragment", "{ a { ... @include(if: $on) { b { y c { z } } } b { x c { x } } } }"],
])("requests no skipped fields with the condition %s", async (_, selections) => {
  expect(await asks(`query ($on: Boolean!) ${selections}`, { on: false })).toEqual({
    a: { b: { x: "x", c: { x: "x" } } },
  });
  expect(requested).toEqual(["x", "x"]);
});

test("includes a fragment that is spread twice wherever its own condition is true", async () => {
  const document = `query ($on: Boolean!, $off: Boolean!) {
    one: a { ...F @include(if: $on) } other: a { ...F @include(if: $off) } } fragment F on A { b { y } }`;
  expect(await asks(document, { on: true, off: false })).toEqual({ one: { b: { y: "y" } }, other: {} });
  expect(await asks(document, { on: true, off: true })).toEqual({ one: { b: { y: "y" } }, other: { b: { y: "y" } } });
});
