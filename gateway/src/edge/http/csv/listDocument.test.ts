import { buildSchema, parse, print, validate } from "graphql";
import { expect, test } from "vitest";
import { listDocument } from "./listDocument.ts";

const schema = buildSchema(`
  type Query { shop(id: ID): Shop }
  type Shop {
    name: String
    orders(first: Int, after: String, last: Int, before: String): OrderConnection
    days(limit: Int = 10, offset: Int = 0): [Day!]
    cohort(offset: Int!, limit: Int, skip: Int): Cohort
    totals: Totals
  }
  type OrderConnection { totalCount: Int edges: [OrderEdge!] pageInfo: PageInfo }
  type OrderEdge { node: Order rank: Int }
  type Order { key: ID price: Float buyer: Buyer }
  type Buyer { name: String }
  type PageInfo { hasNextPage: Boolean endCursor: String startCursor: String }
  type Day { day: String sales: Int }
  type Cohort { rows: [Day!] }
  type Totals { sales: Int }
`);

function listOf(text: string, list: { rows: string; columns: string[]; pageSize?: number }) {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  const made = listDocument(schema, document, { pageSize: undefined, ...list });
  const [operation] = made.document.definitions;
  if (!operation) throw new Error("no operation is left");
  return { ...made, text: print(operation).replaceAll(/\s+/g, " ") };
}

test("keeps the way to the list and its columns, through fragments and conditions", () => {
  const { text, paging, selects } = listOf(
    `query ($id: ID, $all: Boolean!) { shop(id: $id) { name ...Sales @include(if: $all) totals { sales } } }
     fragment Sales on Shop { name days(limit: 3) { day sales } }`,
    { rows: "shop.days", columns: ["sales"] },
  );
  expect(text).toContain("{ shop(id: $id) { ... on Shop @include(if: $all) { days(limit: 3) { sales } } } }");
  expect(paging).toBeUndefined();
  expect([selects("shop.days.sales"), selects("shop.days.day")]).toEqual([true, false]);
});

test("asks a connection for pages from its start, whatever page the screen shows", () => {
  const { text, paging } = listOf(
    `query ($id: ID, $last: Int, $before: String) { shop(id: $id) { orders(last: $last, before: $before) {
      totalCount edges { node { key price buyer { name } } } pageInfo { startCursor } } } }`,
    { rows: "shop.orders.edges", columns: ["node.price", "node.buyer.name"], pageSize: 50 },
  );
  expect(paging).toEqual({ by: "cursor", size: 50 });
  expect(text).toContain(
    "{ orders(first: $exportLimit, after: $exportAfter) { edges { node { price buyer { name } } } pageInfo { hasNextPage endCursor } } }",
  );
});

test("chooses the page by `skip` where `offset` means something else", () => {
  const { text, paging } = listOf("{ shop { cohort(offset: 4) { rows { day } } } }", {
    ...{ rows: "shop.cohort.rows", columns: ["day"], pageSize: 500 },
  });
  expect(paging).toEqual({ by: "offset", size: 500 });
  expect(text).toContain("cohort(offset: 4, limit: $exportLimit, skip: $exportOffset)");
});

test("a number in a column's path is a place in a list", () => {
  const { text, selects } = listOf("{ shop { orders { edges { node { key } rank } } } }", {
    ...{ rows: "shop.orders", columns: ["edges.0.node.key", "edges.1.node.key"] },
  });
  expect(text).toContain("{ shop { orders { edges { node { key } } } } }");
  expect(selects("shop.orders.edges.7.node.key")).toBe(true);
});
