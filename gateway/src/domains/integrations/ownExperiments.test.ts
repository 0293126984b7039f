import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { userOf } from "#gateway/testing/principals.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());
beforeEach(() => gateway.forget());

const enrolled = { experiment: "plans_period", variant: "year" };
const ask = "{ viewer { isTestEligible ownExperiments { experiment variant } } }";
const note =
  'mutation { noteExposure(input: {experiment: "plans_period"}) { enrolment { variant } problem { code field } } }';
/** Sets the member's company. Moves the clock because standings are cached for some seconds. */
const company = (company_id: number) => {
  gateway.answers({
    getUser: () => ({ ...userOf("user"), company_id }),
    getEnrolments: { rows: [enrolled] },
    noteExposure: enrolled,
  });
  gateway.clock.now += 60_000;
};

test("returns the variant of company 11207 and reports its exposure", async () => {
  company(11_207);
  expect((await gateway.execute(ask, {}, { as: "user" })).data).toEqual({
    viewer: { isTestEligible: true, ownExperiments: [enrolled] },
  });
  expect((await gateway.execute(note, {}, { as: "user" })).data).toEqual({
    noteExposure: { enrolment: { variant: "year" }, problem: null },
  });
  expect(gateway.calls("noteExposure").map(({ body }) => body)).toEqual([{ experiment: "plans_period" }]);
  const unknown = note.replace("plans_period", "colours");
  expect((await gateway.execute(unknown, {}, { as: "user" })).data).toEqual({
    noteExposure: { enrolment: null, problem: { code: "INVALID", field: "experiment" } },
  });
});

test("assigns no variant to an older company, without a request to the host", async () => {
  company(11_206);
  expect((await gateway.execute(ask, {}, { as: "user" })).data).toEqual({
    viewer: { isTestEligible: false, ownExperiments: [] },
  });
  expect((await gateway.execute(note, {}, { as: "user" })).errors?.[0]?.extensions).toMatchObject({
    code: "FORBIDDEN",
  });
  expect(gateway.calls("getEnrolments")).toEqual([]);
  expect(gateway.calls("noteExposure")).toEqual([]);
});

test.each(["share", "nobody"] as const)("assigns no variant to %s", async (as) => {
  company(11_207);
  const { data } = await gateway.execute("{ viewer { ownExperiments { variant } } }", {}, { as });
  expect(data).toEqual({ viewer: { ownExperiments: [] } });
  expect(gateway.calls("getEnrolments")).toEqual([]);
});
