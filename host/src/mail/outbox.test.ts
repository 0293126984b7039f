import { describe, expect, it } from "vitest";
import { readEnv } from "#host/env.ts";
import { openTestHost } from "#host/testing/testHost.ts";
import { letter } from "./letter.ts";
import { hasOutboxPage } from "./outbox.routes.ts";
import { OUTBOX_PATH } from "./outboxPath.ts";
import { forgetOldMail, writeMail } from "./writeMail.ts";

const mail = letter({
  to: "ann@acme.test",
  subject: "A <b>link</b>",
  greeting: "Hello <script>,",
  sentences: ["One sentence."],
  link: { label: "Open", url: "https://app.test/a?b=1&c=2" },
  reason: "You asked for it.",
});

it("writes the same email as text and as HTML, with names escaped", () => {
  expect(mail.text).toBe(
    "Hello <script>,\n\nOne sentence.\n\nOpen:\nhttps://app.test/a?b=1&c=2\n\nYou asked for it.\n",
  );
  expect(mail.html).toContain('href="https://app.test/a?b=1&amp;c=2"');
  expect(mail.html).toContain("Hello &lt;script&gt;,");
  expect(mail.html).not.toContain("<script>");
});

describe("mail outbox", () => {
  it("lists the newest email first, only to programs on the machine of a local installation", async () => {
    const host = await openTestHost();
    const look = (headers: Record<string, string> = {}, origin = "http://localhost:4100") =>
      host.fetch(origin + OUTBOX_PATH, { headers });
    expect(await (await look()).text()).toContain("No mail has been written yet.");
    await writeMail(host.services, mail);
    await writeMail(host.services, { ...mail, subject: "Second" });
    const page = await (await look()).text();
    expect(page).toContain('<a href="https://app.test/a?b=1&amp;c=2">');
    expect(page).toContain("A &lt;b&gt;link&lt;/b&gt;");
    expect(page.indexOf("Second")).toBeLessThan(page.indexOf("A &lt;b"));
    expect((await look({}, "http://tracker.example")).status).toBe(404);
    expect((await look({ host: "rebound.example:4100" })).status).toBe(404);
    for (const name of ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via"])
      expect([name, (await look({ [name]: "203.0.113.9" })).status]).toEqual([name, 404]);
    host.clock.move(31 * 86_400_000);
    await forgetOldMail(host.services);
    expect(await (await look()).text()).toContain("No mail has been written yet.");
    await host.close();
  });

  it("exists only when every configured address is local, without a mail server, cluster or proxy", () => {
    const exists = (settings: Record<string, string>) => hasOutboxPage(readEnv(settings));
    expect([exists({}), exists({ DEMO: "off" }), exists({ PUBLIC_URL: "http://127.0.0.1:8080" })]).toEqual([
      true,
      true,
      true,
    ]);
    const others: Record<string, string>[] = [
      { PUBLIC_URL: "https://stats.example" },
      { TRACKER_URL: "https://t.stats.example" },
      { PUBLIC_URL: "http://192.168.0.2:4000" },
      { SMTP_URL: "smtp://mail.test", MAIL_FROM: "a@b.test" },
      { ENTITIES_URL: "postgres://db/x" },
      { TRUSTED_PROXIES: "1" },
    ];
    for (const settings of others) expect([settings, exists(settings)]).toEqual([settings, false]);
  });

  it("is not available through a reverse proxy with a configured public address, however local its requests look", async () => {
    const host = await openTestHost({ env: { PUBLIC_URL: "https://stats.example" } });
    await writeMail(host.services, mail);
    const answer = await host.fetch(`http://localhost:4100${OUTBOX_PATH}`);
    expect([answer.status, await answer.text()]).toEqual([404, expect.not.stringContaining("ann@acme.test")]);
    await host.close();
  });
});
