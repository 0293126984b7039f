import { afterAll, beforeAll, expect, test } from "vitest";
import type { Member } from "#gateway/testing/principals.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ answers: { getTrial: { days_to_expire: 5 } } });
});
afterAll(() => gateway.close());

test.each<[Member, string[]]>([
  ["owner", ["UPGRADE"]],
  ["admin", ["UPGRADE"]],
  ["user", []],
  ["viewer", []],
])("lists the offers for the %s of a company in its trial", async (as, planPrompts) => {
  const { data } = await gateway.execute("{ viewer { planPrompts } }", {}, { as });
  expect(data).toEqual({ viewer: { planPrompts } });
});
