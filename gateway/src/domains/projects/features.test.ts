// Lists of a project's resources: each takes one call and is sorted newest first, and every global id resolves.
import type { Comment } from "@sightline/schema/rest/feedback/feedback";
import type { Flag } from "@sightline/schema/rest/flags/flags";
import type { Funnel } from "@sightline/schema/rest/funnels/funnels";
import type { Test } from "@sightline/schema/rest/experiments/experiments";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { globalId, widget } from "#gateway/graph/testing/wire.ts";
import { userOf } from "#gateway/testing/principals.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

const created_at = "2026-01-31T00:00:00.000Z";
const aTest = (test_id: number, more: Partial<Test> = {}): Test => ({
  test_id,
  test_family: "abtest",
  test_type: "abtest",
  test_name: `T${test_id}`,
  number: test_id,
  url: "https://shop.test/",
  status: 9,
  is_completed: false,
  created_at,
  ...more,
});
const funnel: Funnel = {
  ...{ id: 4, id_name: "Checkout", steps: 3, window: 3600, created_at },
  ...{ order: "ordered", mode: "visitor", archived: false },
};
const flag: Flag = { id: 5, key: "new-cart", type: "boolean", status: "on", lifecycle: "live", created_at };
const comment: Comment = {
  commentId: 6,
  ...{ path: "/", visitor_id: null, session_id: null, country: "" },
  feedbackId: 1,
  selector: "",
  rating: 5,
  text: "Nice",
  url: "/",
  device: "desktop",
  email: null,
  feedback_status: "new",
  tags: [],
  created_at,
};
beforeEach(() => {
  gateway.answers({
    getWidgets: [widget(12, { feature_acl: ["analytics", "funnel"] })],
    getWidgetsNoCache: [widget(12, { pageview_total: 7, pageview_monthly: 3 })],
    getTests: { rows: [aTest(1, { status: 1 }), aTest(2, { is_completed: true, status: 0 })] },
    getFunnels: { rows: [funnel] },
    getFlags: [flag],
    getComments: { rows: [comment], total: 1 },
  });
  gateway.forget();
});

const LISTS = `{ viewer { project { pageviewsNow { total monthly }
  experiments {
    list(first: 5) { edges { node { name family status } } }
  } funnels { list(first: 5) { edges { node { name stepCount window } } } }
  flags {
    list(first: 5) { edges { node { key valueType status } } }
  }
  feedback {
    comments(first: 5) { edges { node { text rating status } } }
  } } } }`;

test("returns tests, funnels, flags and comments", async () => {
  const { data } = await gateway.execute(LISTS, {}, { as: "viewer" });
  expect(data).toEqual({
    viewer: {
      project: {
        pageviewsNow: { total: 7, monthly: 3 },
        experiments: {
          list: {
            edges: [
              { node: { name: "T2", family: "ABTEST", status: "COMPLETED" } },
              { node: { name: "T1", family: "ABTEST", status: "LIVE" } },
            ],
          },
        },
        funnels: { list: { edges: [{ node: { name: "Checkout", stepCount: 3, window: 3600 } }] } },
        flags: { list: { edges: [{ node: { key: "new-cart", valueType: "BOOLEAN", status: "ON" } }] } },
        feedback: { comments: { edges: [{ node: { text: "Nice", rating: 5, status: "NEW" } }] } },
      },
    },
  });
  for (const name of ["getTests", "getFunnels", "getFlags", "getComments"]) {
    expect(gateway.calls(name)).toHaveLength(1);
    expect(gateway.calls(name)[0]?.headers["widgetid"]).toBe("12");
  }
});

test("filters tests by family and comments by range", async () => {
  await gateway.execute(
    `{ viewer { project { experiments { list(first: 1, family: DEPLOY) { totalCount } }
       feedback {
         comments(first: 1, range: { preset: YESTERDAY }) { totalCount }
       } } } }`,
    {},
    { as: "viewer" },
  );
  expect(gateway.calls("getTests")[0]?.body).toMatchObject({ widget_id: 12, test_family: "deploy" });
  expect(gateway.calls("getComments")[0]?.body).toEqual({
    widget_id: 12,
    startDate: "2026-01-31",
    endDate: "2026-01-31",
  });
});

test.each(["Test:12:1", "Flag:12:5", "Comment:12:6"])("resolves %s by its id", async (text) => {
  const ask = (id: string) => gateway.execute("query ($id: ID!) { node(id: $id) { id } }", { id }, { as: "viewer" });
  expect((await ask(globalId(text))).data).toEqual({ node: { id: globalId(text) } });
  expect((await ask(globalId(`${text}99`))).data).toEqual({ node: null });
  expect((await ask(globalId(text.replace(":12:", ":")))).data).toEqual({ node: null });
});

test.each([
  ["ab.test", 13_856, [flag], true, true],
  ["ab.test", 13_856, [], true, false],
  ["ab.test", 13_857, [flag], false, false],
  ["optimise.test", 7, [flag], false, false],
])("sets for host %s, company %i and flags %j: access %s, visible %s", async (host, company_id, flags, may, shows) => {
  const other = await testGateway({
    trustedProxies: 1,
    answers: { getWidgets: [widget(12)], getFlags: flags, getUser: { ...userOf("owner"), company_id } },
  });
  const { data } = await other.execute(
    "{ viewer { viewerCanUseFeatureFlags project { flags { isAvailable } } } }",
    {},
    { as: "owner", headers: { "x-forwarded-host": host } },
  );
  expect(data).toEqual({ viewer: { viewerCanUseFeatureFlags: may, project: { flags: { isAvailable: shows } } } });
  // if the brand or company has no feature flags, the host is not called
  expect(other.calls("getFlags")).toHaveLength(may ? 1 : 0);
  await other.close();
});
