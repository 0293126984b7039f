import { describe, expect, it } from "vitest";
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

it("says the same as text and as HTML, with nothing of people's names as markup", () => {
  expect(mail.text).toBe(
    "Hello <script>,\n\nOne sentence.\n\nOpen:\nhttps://app.test/a?b=1&c=2\n\nYou asked for it.\n",
  );
  expect(mail.html).toContain('href="https://app.test/a?b=1&amp;c=2"');
  expect(mail.html).toContain("Hello &lt;script&gt;,");
  expect(mail.html).not.toContain("<script>");
});

describe("the outbox", () => {
  it("is a page for whoever sits at the machine, newest mail first", async () => {
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
    expect((await look({ "x-forwarded-for": "203.0.113.9" })).status).toBe(404);
    host.clock.move(31 * 86_400_000);
    await forgetOldMail(host.services);
    expect(await (await look()).text()).toContain("No mail has been written yet.");
    await host.close();
  });

  it("is nowhere on a cluster", () => {
    const at = (DEMO: boolean, ENTITIES_URL?: string) => hasOutboxPage({ DEMO, ENTITIES_URL } as never);
    expect([at(true), at(false), at(false, "postgres://db/x")]).toEqual([true, true, false]);
  });
});
