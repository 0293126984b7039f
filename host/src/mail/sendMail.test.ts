// Mail delivery through a real mail server: accepted, permanently rejected, and temporarily unavailable.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { forgotPassword } from "@sightline/schema/rest/account/identity";
import { readEnv } from "#host/env.ts";
import { entityBackends } from "#host/testing/entityBackends.ts";
import { startSmtpServer, type SmtpServer } from "#host/testing/smtpServer.ts";
import type { TestHost } from "#host/testing/testHost.ts";
import { letter } from "./letter.ts";
import { OUTBOX_PATH } from "./outboxPath.ts";
import { writeMail } from "./writeMail.ts";

const hello = letter({ to: "ann@acme.test", subject: "Héllo", greeting: "Hello,", sentences: ["A."], reason: "Test." });
const until = (look: () => unknown) => expect.poll(look, { timeout: 20_000, interval: 20 });

describe.each(entityBackends)("email delivery on $name", ({ openHost }) => {
  let server: SmtpServer;
  let host: TestHost;
  beforeEach(async () => {
    server = await startSmtpServer();
    host = await openHost({
      env: { SMTP_URL: server.url, MAIL_FROM: "Sightline <no-reply@sightline.test>", LOG_LEVEL: "silent" },
    });
  });
  afterEach(async () => {
    await host.close();
    await server.close();
  });
  const states = () => host.entities.selectFrom("mail").select(["state", "tries", "last_error"]).execute();

  it("starts when its transaction commits, and is not shown on any development page", async () => {
    await host.request(forgotPassword, { body: { email: host.members.admin.email } });
    await until(() => server.delivered.length).toBe(1);
    const [sent] = server.delivered;
    expect(sent).toMatchObject({ from: "no-reply@sightline.test", to: [host.members.admin.email] });
    expect(sent?.message).toMatch(/^From: Sightline <no-reply@sightline\.test>$/m);
    expect(sent?.message).toMatch(/^Message-ID: <mail\.1\.\d+@sightline\.test>$/m);
    expect(sent?.message).toContain("multipart/alternative");
    await until(states).toEqual([{ state: "sent", tries: 1, last_error: null }]);
    expect((await host.fetch(`http://localhost:4100${OUTBOX_PATH}`)).status).toBe(404);
  });

  it("stops immediately after a permanent refusal by the server, and stores the reason", async () => {
    server.refusals.push("550 no such mailbox");
    await writeMail(host.services, hello);
    await until(states).toEqual([
      { state: "failed", tries: 1, last_error: expect.stringContaining("550 no such mailbox") },
    ]);
    expect(server.delivered).toEqual([]);
    const storedMail = await host.entities.selectFrom("mail").select("body_text").executeTakeFirstOrThrow();
    expect(storedMail.body_text).toContain("Hello,");
  });

  it("waits for an unavailable server, and reports the reason meanwhile", async () => {
    server.refusals.push("451 try later");
    await writeMail(host.services, hello);
    await until(states).toEqual([{ state: "waiting", tries: 1, last_error: expect.stringContaining("451 try later") }]);
  });
});

describe("mail settings", () => {
  it("are refused when invalid", () => {
    expect(() => readEnv({ SMTP_URL: "smtp://mail.test" })).toThrow("MAIL_FROM: must say whom mails come from");
    expect(() => readEnv({ SMTP_URL: "http://mail.test", MAIL_FROM: "a@b.test" })).toThrow("SMTP_URL: an smtp://");
    expect(() => readEnv({ MAIL_FROM: "nobody" })).toThrow("MAIL_FROM: an address");
    expect(readEnv({ SMTP_URL: "smtps://u:p@mail.test:465", MAIL_FROM: "A B <a@b.test>" }).MAIL_FROM).toBe(
      "A B <a@b.test>",
    );
  });
});
