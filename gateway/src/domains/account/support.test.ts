import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.answers({ sendSupportMessage: { support_message_id: 1, created_at: "2026-02-01T12:00:00.000Z" } });
  gateway.forget();
});

const send = (input: Record<string, unknown>, as: "viewer" | "nobody" = "viewer") =>
  gateway.execute(
    "mutation ($input: SendSupportMessageInput!) { sendSupportMessage(input: $input) { isSent problem { code message field } } }",
    { input: { subject: "Help", message: "It is broken", ...input } },
    { as },
  );

test("sends a message to the support desk with the viewer's own address as reply-to", async () => {
  expect((await send({ subject: " Help " })).data).toEqual({ sendSupportMessage: { isSent: true, problem: null } });
  expect(gateway.calls("sendSupportMessage")[0]?.body).toEqual({
    from: "viewer@demo.test",
    to: "support",
    subject: "Help",
    text: "It is broken",
  });
});

test("subject and message are both needed; nothing is asked of the host before", async () => {
  const message = "Please fill in subject and message";
  for (const field of ["subject", "message"]) {
    expect((await send({ [field]: "  " })).data).toEqual({
      sendSupportMessage: { isSent: false, problem: { code: "INVALID", message, field } },
    });
  }
  expect(gateway.calls("sendSupportMessage")).toEqual([]);
  expect((await send({}, "nobody")).errors?.[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED" });
});

test("returns a refusal of the host as data with the field name of the graph", async () => {
  gateway.answers({ sendSupportMessage: new Raw(400, { err: "Too long", code: "INVALID", field: "text" }) });
  expect((await send({})).data).toMatchObject({
    sendSupportMessage: { isSent: false, problem: { code: "INVALID", field: "message" } },
  });
});
