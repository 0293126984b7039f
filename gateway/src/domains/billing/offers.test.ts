import { afterAll, beforeAll, expect, test } from "vitest";
import { offer } from "#gateway/graph/testing/wire.ts";
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

test.each([
  ["true for a plan below another one", [offer(2, 4900), offer(5, 9900)], true],
  ["false for the highest plan", [offer(4, 0), offer(2, 4900)], false],
  ["true for a plan that is no longer sold", [offer(5, 9900)], true],
  ["false where nothing is sold", [], false],
])("says whether the brand sells a higher plan: %s", async (_, getPlans, hasHigherPlan) => {
  gateway.answers({ getPlans });
  const { data } = await gateway.execute("{ viewer { hasHigherPlan } }", {}, { as: "owner" });
  expect(data).toEqual({ viewer: { hasHigherPlan } });
});
