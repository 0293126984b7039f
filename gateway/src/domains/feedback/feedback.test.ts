import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { toGlobalId } from "#gateway/graph/globalId.ts";
import { widget } from "#gateway/graph/testing/wire.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

const counted = { comments: 3, rated: 2, mean: 3.5 };
const comment = {
  ...{ commentId: 6, feedbackId: 0, rating: 5, text: "Nice", url: "https://a.example/", path: "/", selector: "#sizes" },
  ...{ visitor_id: "20000000-0000-4000-8000-000000000001", session_id: null, country: "DE", email: null },
  ...{ device: "mobile", feedback_status: "new", tags: [], created_at: "2026-01-05T10:00:00.000Z" },
};

beforeEach(() => {
  gateway.answers({
    getWidgets: [widget(12)],
    getFeedbackReport: {
      ...{ totals: counted, days: [{ day: "2026-01-05", ...counted }], pages: [{ path: "/", ...counted }] },
      ...{ sentiment: { positive: 1, neutral: 0, negative: 1 }, status: { new: 3, open: 0, done: 0, archived: 0 } },
      ...{ words: [{ word: "nice", comments: 1 }], rows: [comment], left_out: 0 },
      range: { startDate: "2025-09-27", endDate: "2026-01-06", timezone: "UTC" },
    },
    setCommentStatus: { ...comment, feedback_status: "done" },
  });
  gateway.forget();
});

const ask = (args: string) =>
  gateway.execute(
    `{ viewer { project(id: "12") { feedback { report${args} {
      totals { comments mean } previous { comments } words { word } leftOut range { startDate }
      comments { rating status path element visitorId country } } } } } }`,
    {},
    { as: "viewer" },
  );

test("returns feedback in the host's default range when no range is given", async () => {
  const { data } = await ask("");
  expect(data).toMatchObject({
    viewer: {
      project: {
        feedback: {
          report: {
            ...{ totals: { comments: 3, mean: 3.5 }, previous: null, words: [{ word: "nice" }], leftOut: 0 },
            ...{
              range: { startDate: "2025-09-27" },
              comments: [{ rating: 5, status: "NEW", path: "/", element: "#sizes", country: "DE" }],
            },
          },
        },
      },
    },
  });
  expect(gateway.calls("getFeedbackReport")[0]?.body).toEqual({ widget_id: 12, limit: 50, offset: 0 });
});

test("filters feedback by the arguments", async () => {
  await ask(
    `(range: {startDate: "2026-01-01", endDate: "2026-01-31"}, compare: PREVIOUS_YEAR, status: NEW, sentiment: NEGATIVE,
      page: "/a", word: "slow", limit: 20, offset: 40)`,
  );
  expect(gateway.calls("getFeedbackReport")[0]?.body).toEqual({
    ...{ widget_id: 12, startDate: "2026-01-01", endDate: "2026-01-31", compare: "year", status: "new" },
    ...{ sentiment: "negative", page: "/a", word: "slow", limit: 20, offset: 40 },
  });
  expect((await ask("(limit: 0)")).errors?.[0]?.message).toBe("limit is 0. It must be from 1 to 200.");
});

const SET = `mutation ($input: SetCommentStatusInput!) { setCommentStatus(input: $input) {
  comment { id status } problem { code field } } }`;
const id = toGlobalId("Comment", "12:6");

test("lets members change the status of a comment, but not read-only roles", async () => {
  const set = (input: object, as: "user" | "viewer" = "user") => gateway.execute(SET, { input }, { as });
  expect((await set({ id, status: "DONE" })).data).toEqual({
    setCommentStatus: { comment: { id, status: "DONE" }, problem: null },
  });
  expect(gateway.calls("setCommentStatus")[0]?.body).toEqual({ widget_id: 12, commentId: 6, feedback_status: "done" });
  expect((await set({ id, status: "DONE" }, "viewer")).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  expect((await set({ id: "x", status: "DONE" })).data).toMatchObject({
    setCommentStatus: { comment: null, problem: { code: "INVALID", field: "id" } },
  });
});

test("returns a visitor's own feedback on the visitor, newest first", async () => {
  const { visitor_id } = comment;
  const visitor = { visitor_id, user_id: "", name: "", email: "", country: "DE", region: "", city: "" };
  const seen = { first_seen: comment.created_at, last_seen: comment.created_at, tags: [] };
  gateway.answers({
    getVisitor: {
      visitor: { ...visitor, ...seen, device: "mobile", browser: "Safari", os: "iOS" },
      attributes: [],
      totals: { sessions: 1, pageviews: 1, events: 0, errors: 0, engaged: 0, revenue: 0, currency: null },
    },
    getVisitorComments: { rows: [comment, { ...comment, commentId: 7, text: "Nicer" }] },
  });
  const document = `{ viewer { project(id: "12") { audience { visitor(visitorId: "${visitor_id}") { comments { id text rating } } } } } }`;
  const { data } = await gateway.execute(document, {}, { as: "viewer" });
  const id = (n: number) => toGlobalId("Comment", `12:${n}`);
  const comments = [
    { id: id(7), text: "Nicer", rating: 5 },
    { id: id(6), text: "Nice", rating: 5 },
  ];
  expect(data).toEqual({ viewer: { project: { audience: { visitor: { comments } } } } });
  expect(gateway.calls("getVisitorComments")[0]?.body).toEqual({ widget_id: 12, visitor_id });
});
