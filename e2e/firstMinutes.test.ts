// From the sign-up to an answer about one's own visitors, by pressing few things and reading nothing twice.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { hostOrigin, origin, useBrowser } from "./walker.ts";

const MOST_CLICKS = 12;
const EMAIL = "nora@first-minutes.test";
const PASSWORD = "a quiet green harbour";
const NINE_DAYS_MS = 9 * 86_400_000;
const agent =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

let site: Server;
let address = "";
let head = "";
beforeAll(async () => {
  site = createServer((_request, response) => {
    response.setHeader("content-type", "text/html");
    response.end(`<!doctype html><title>Bakery</title>${head}<h1>Bakery</h1>`);
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

const from = (source: string) => `${address}/?utm_source=${source}`;

async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await fetch(hostOrigin() + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return answer.json();
}

/** The visits of last week, before the tracking code was installed, from the log of the website's server. */
async function importLastWeek(key: string, sources: readonly string[]): Promise<void> {
  const signedIn = await post("/authenticate", { email: EMAIL, password: PASSWORD });
  const { jwt } = z.object({ jwt: z.string() }).parse(signedIn);
  const lines = sources.map((source, n) => ({
    ...{ number: n + 1, repeat: 0 },
    text: JSON.stringify({
      ts: Date.now() - NINE_DAYS_MS,
      url: from(source),
      ip: `192.0.2.${n + 1}`,
      user_agent: agent,
    }),
  }));
  expect(await post(`/import/${key}`, { lines }, { jwt })).toMatchObject({ stored: sources.length });
}

describe("first minutes", () => {
  const { walker } = useBrowser();

  it(`lead from the sign-up to the source that grew most against last week in at most ${MOST_CLICKS} clicks`, async () => {
    const { page, context, complaints } = await walker({
      timezoneId: "UTC",
      permissions: ["clipboard-read", "clipboard-write"],
    });
    let clicks = 0;
    const click = async (target: Locator) => {
      clicks += 1;
      await target.click();
    };
    const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });

    await page.goto(`${origin()}/sign-up`);
    await page.getByLabel("Name").fill("Nora New");
    await page.getByLabel("Work email").fill(EMAIL);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Company").fill("First bakery");
    await page.getByLabel("Website").fill(address);
    await click(button("Sign up"));
    await page.getByText(`We sent a link to ${EMAIL}`).waitFor();

    const mailbox = await context.newPage();
    await mailbox.goto(`${hostOrigin()}/dev/outbox`);
    await click(mailbox.getByRole("article").filter({ hasText: EMAIL }).first().getByRole("link").first());
    await mailbox.getByText("Your account has been verified. Please login manually.").waitFor();
    // the tab of the sign-up has signed in meanwhile
    await click(mailbox.getByRole("button", { name: "Continue" }));
    await mailbox.waitForURL(/\/welcome/);
    await mailbox.close();

    await page.waitForURL(/\/welcome/);
    await click(button("Skip"));
    await page.getByText("Waiting for the first visit").waitFor();
    await page.getByText(`Not found on ${address} yet.`).waitFor();
    await click(button("Copy"));
    head = await page.evaluate(() => navigator.clipboard.readText());
    expect(head).toContain(`${hostOrigin()}/js/track.js?key=`);
    const key = /key=([\w-]+)/.exec(head)?.[1] ?? "";

    await importLastWeek(key, ["google", "google", "newsletter"]);
    for (const source of ["newsletter", "newsletter", "newsletter", "google"]) {
      const visitor = await walker({ timezoneId: "UTC" });
      const stored = visitor.page.waitForResponse((answer) => answer.url().includes("/collect/"));
      await visitor.page.goto(from(source));
      expect((await stored).status()).toBe(204);
    }
    await page.getByText("First visit received").waitFor();

    const lines = page.getByRole("navigation", { name: "Screens" });
    await click(lines.getByRole("link", { name: "Traffic", exact: true }));
    await click(page.getByRole("banner").locator("button:has(svg.lucide-calendar-days)"));
    await click(button("Last 7 days"));
    await click(page.getByRole("button", { name: /Break down by/ }));
    await click(page.getByRole("option", { name: "UTM source" }));
    await click(page.getByRole("columnheader", { name: "Change" }));
    const winner = page.getByRole("main").getByRole("grid").getByRole("row").nth(1);
    // an event counts once it is in the store
    await expect
      .poll(
        async () => {
          const text = (await winner.innerText()).replaceAll(/\s+/g, " ");
          if (!text.includes("+200.0%")) {
            await page.reload();
            await page.getByRole("columnheader", { name: "Change" }).click();
            await winner.waitFor();
          }
          return text;
        },
        { timeout: 60_000, interval: 2000 },
      )
      .toMatch(/^newsletter .*\+200\.0%/);
    expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
    expect(complaints).toEqual([]);
  });
});
