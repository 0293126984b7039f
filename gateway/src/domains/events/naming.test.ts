import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { widget } from "#gateway/graph/testing/wire.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

const naming = { event_name: "sign-up", display_name: "Joined", hidden: false, merged_into: null, merged: ["signup"] };
const tailed = {
  ...{ event_id: "e1", at: "2026-01-31T10:00:00.000Z", name: "sign-up", display_name: "", source: "rule" },
  ...{ visitor_id: "v", path: "/", channel: "Direct", country: "DE", device: "mobile", props: "", value: 0 },
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.answers({
    getWidgets: [widget(12)],
    updateEvent: naming,
    getEventTail: { at: "2026-01-31T10:00:01.000Z", rows: [tailed] },
  });
  gateway.forget();
});

const UPDATE = `mutation ($input: UpdateEventInput!) { updateEvent(input: $input) {
  naming { name displayName isHidden mergedInto mergedNames } problem { field message } } }`;
const update = (input: object, as: "user" | "viewer" = "user") =>
  gateway.execute(UPDATE, { input: { project: "12", name: "sign-up", ...input } }, { as });

test("renames, hides, merges and separates an event in one call", async () => {
  const { data } = await update({ displayName: "Joined", isHidden: false });
  const answer = { name: "sign-up", displayName: "Joined", isHidden: false, mergedInto: null, mergedNames: ["signup"] };
  expect(data).toEqual({ updateEvent: { naming: answer, problem: null } });
  await update({ mergedInto: "signup" });
  await update({ isSeparate: true });
  const about = { widget_id: 12, event_name: "sign-up" };
  expect(gateway.calls("updateEvent").map(({ body }) => body)).toEqual([
    { ...about, display_name: "Joined", hidden: false },
    { ...about, merged_into: "signup" },
    { ...about, merged_into: null },
  ]);
});

test("returns the host's refusal at its field, and refuses changes by the role Viewer", async () => {
  gateway.answers({ updateEvent: new Raw(400, { err: "Choose another", code: "INVALID", field: "merged_into" }) });
  const { data } = await update({ mergedInto: "sign-up" });
  expect(data).toEqual({ updateEvent: { naming: null, problem: { field: "mergedInto", message: "Choose another" } } });
  gateway.forget();
  const { errors } = await update({ isHidden: true }, "viewer");
  expect(errors).toHaveLength(1);
  expect(gateway.calls("updateEvent")).toEqual([]);
});

test("streams the newest events", async () => {
  const document = `subscription ($p: ID!) { eventTail(project: $p) { events { name displayName source country } } }`;
  for await (const { data, errors } of gateway.subscribe(document, { p: "12" }, { as: "viewer" })) {
    expect(errors).toBeUndefined();
    const events = [{ name: "sign-up", displayName: null, source: "RULE", country: "DE" }];
    expect(data).toEqual({ eventTail: { events } });
    break;
  }
});
