import type { Recommendation } from "@sightline/schema/rest/recommendations/recommendations";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { globalId, widget } from "#gateway/graph/testing/wire.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

const found = (recommendation_id: number, more: Partial<Recommendation> = {}): Recommendation => ({
  recommendation_id,
  widget_id: 12,
  rule: "slow_page",
  title: { message: "/a loads slowly", reason: "recommendations.slowTitle", params: { page: "/a" } },
  body: { message: "A quarter waits." },
  feature: "analytics",
  created_at: "2026-01-31T00:00:00.000Z",
  link: "/?project=12",
  link_text: { message: "View this page", reason: "recommendations.viewPage", params: {} },
  state: "unread",
  evidence: [{ label: "Loads", value: "50" }],
  sessions: 10,
  ...more,
});
beforeEach(() => {
  gateway.answers({
    getWidgets: [widget(12)],
    getRecommendations: [found(1), found(2, { sessions: 90, rule: "high_exit" })],
    getRecommendationStatus: { enable_recommend: true, recommendation_add_on: false },
    checkForRecommendation: { enable_recommend: true, total_recomm: 2 },
    countUnreadRecommendations: { total_recomm: 2 },
    updateRecommendation: found(1, { state: "dismissed" }),
  });
  gateway.forget();
});

test("returns a project's recommendations with their evidence, highest impact first", async () => {
  const { data } = await gateway.execute(
    `{ viewer { project { recommendations { unreadCount status { isEnabled hasAddOn unreadCount } list(first: 5) { totalCount edges { node { id rule linkText { message reason } evidence { label value } } } } } } } }`,
    {},
    { as: "viewer" },
  );
  const evidence = [{ label: "Loads", value: "50" }];
  expect(data).toEqual({
    viewer: {
      project: {
        recommendations: {
          unreadCount: 2,
          status: { isEnabled: true, hasAddOn: false, unreadCount: 2 },
          list: {
            totalCount: 2,
            edges: [
              {
                node: {
                  id: globalId("Recommendation:12:2"),
                  rule: "HIGH_EXIT",
                  linkText: { message: "View this page", reason: "recommendations.viewPage" },
                  evidence,
                },
              },
              {
                node: {
                  id: globalId("Recommendation:12:1"),
                  rule: "SLOW_PAGE",
                  linkText: { message: "View this page", reason: "recommendations.viewPage" },
                  evidence,
                },
              },
            ],
          },
        },
      },
    },
  });
  expect(gateway.calls("getRecommendations")[0]?.headers["widgetid"]).toBe("12");
});

test("lets members with write permission dismiss a recommendation, and resolves its id", async () => {
  const id = globalId("Recommendation:12:1");
  const document = `mutation ($id: ID!) { updateRecommendation(input: { id: $id, state: DISMISSED }) {
    recommendation { id state } problem { code field } } }`;
  const dismiss = (of: string, as: "user" | "viewer" = "user") => gateway.execute(document, { id: of }, { as });
  expect((await dismiss(id)).data).toEqual({
    updateRecommendation: { recommendation: { id, state: "DISMISSED" }, problem: null },
  });
  expect(gateway.calls("updateRecommendation")[0]?.body).toEqual({ recommendation_id: 1, state: "dismissed" });
  expect((await dismiss(id, "viewer")).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  expect((await dismiss(globalId("Project:12"))).data).toMatchObject({
    updateRecommendation: { problem: { code: "INVALID", field: "id" } },
  });
  gateway.answers({ updateRecommendation: new Raw(404, { err: "gone", code: "NOT_FOUND" }) });
  expect((await dismiss(id)).data).toMatchObject({ updateRecommendation: { problem: { code: "NOT_FOUND" } } });
  const node = (of: string) => gateway.execute("query ($id: ID!) { node(id: $id) { id } }", { id: of }, { as: "user" });
  expect((await node(id)).data).toEqual({ node: { id } });
  expect((await node(globalId("Recommendation:12:9"))).data).toEqual({ node: null });
});
