import { afterAll, beforeAll, expect, it } from "vitest";
import { sendSupportMessage } from "@sightline/schema/rest/account/support";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost({ env: { SUPPORT_EMAIL: "desk@sightline.test" } });
});
afterAll(() => host.close());

const send = (body: Record<string, unknown>, as?: "viewer" | "user") =>
  host.request(sendSupportMessage, { ...(as && { as }), body: { subject: "Help", text: "It is broken.", ...body } });

it("stores a support message and emails it to the desk for any member", async () => {
  const { answer } = await send({ text: "It is <b>broken</b>.\n\nSince noon." }, "viewer");
  const row = await host.entities
    .selectFrom("support_message")
    .selectAll()
    .where("support_message_id", "=", answer.support_message_id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    company_id: host.acme.companyId,
    user_id: host.members.viewer.userId,
    from_address: "vic@acme.test",
    to_address: "desk@sightline.test",
    subject: "Help",
  });
  const mail = await host.entities
    .selectFrom("mail")
    .selectAll()
    .orderBy("mail_id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(mail).toMatchObject({ to_address: "desk@sightline.test", subject: "Acme: Help" });
  expect(mail.body_text).toContain("Since noon.");
  expect(mail.body_text).toContain(`company ${host.acme.companyId}, plan Premium`);
  expect(mail.body_html).toContain("It is &lt;b&gt;broken&lt;/b&gt;.");
});

it("sets the sender's reply address, and sends the message only to the desk", async () => {
  await send({ from: "boss@acme.test", to: "Desk@Sightline.test" }, "user");
  const row = await host.entities
    .selectFrom("support_message")
    .selectAll()
    .orderBy("support_message_id", "desc")
    .limit(1)
    .executeTakeFirst();
  expect(row).toMatchObject({ from_address: "boss@acme.test", to_address: "desk@sightline.test" });
  expect((await send({ to: "stranger@example.com" }, "user")).failure).toMatchObject({ code: "INVALID", field: "to" });
});

it("requires a subject, a message and a member, and limits the number of messages", async () => {
  const refused = { err: "Please fill in subject and message", code: "INVALID" };
  expect((await send({ subject: "  " }, "user")).failure).toMatchObject({ ...refused, field: "subject" });
  expect((await send({ text: "" }, "user")).failure).toMatchObject({ ...refused, field: "text" });
  expect((await send({ from: "nobody" }, "user")).failure.field).toBe("from");
  expect((await send({})).failure.code).toBe("UNAUTHENTICATED");
  const statuses = [];
  for (let n = 0; n < 21; n++) statuses.push((await send({}, "viewer")).status);
  expect(statuses.slice(-2)).toEqual([429, 429]);
  expect((await send({}, "viewer")).failure.err).toBe("Too many messages. Try again in 15 minutes.");
});
