// Company banners above every screen: for a new company, one whose tracker then reports, one whose monthly sessions are
// used up, one whose plan ends, a suspended one, and one without projects.
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { NEW_PASSWORD, newCompany } from "../newCompany.ts";
import { hostOrigin, origin, signInAs, useBrowser, type Walker } from "../walker.ts";

const EMAIL = "bea@banner-bakery.test";
/** The project created at sign-up. */
const SITE = "banner-bakery.test";
/** The free plan's monthly sessions. */
const FREE_SESSIONS = 500;
/** A banner that updates by itself: its state is polled every ten seconds. */
const BY_ITSELF = { timeout: 30_000 };
const agent =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(hostOrigin() + path, {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": agent, ...headers },
    body: JSON.stringify(body),
  });
}

/** A change by the operator in the service portal, through the API. */
async function operatorChanges(change: object): Promise<void> {
  const signedIn = await post("/authenticate", { email: "operator@portal.test", password: "sightline" });
  const { jwt } = z.object({ jwt: z.string() }).parse(await signedIn.json());
  const found = await post("/service-portal/companies", { search: EMAIL }, { jwt });
  const { rows } = z.object({ rows: z.array(z.object({ company_id: z.number() })) }).parse(await found.json());
  const changed = await post("/service-portal/company/update", { ...rows[0], ...change }, { jwt });
  expect(changed.status).toBe(200);
}

/** Sends this many visits of one page view each, a few at a time. */
async function sendVisits(key: string, count: number): Promise<void> {
  const one = async () => {
    const [now, url] = [Date.now(), "https://banner-bakery.test/"];
    const batch = {
      sent_at: now,
      visitor_id: randomUUID(),
      session: { id: randomUUID(), start: now, entry_url: url },
      events: [{ type: "pageview", event_id: randomUUID(), ts: now, url, entry: true }],
    };
    expect((await post(`/collect/${key}`, batch)).status).toBe(204);
  };
  for (let sent = 0; sent < count; sent += 20) {
    await Promise.all(Array.from({ length: Math.min(20, count - sent) }, one));
  }
}

describe("company banners and notices", () => {
  const { walker } = useBrowser();
  let walk: Walker;
  let key = "";
  beforeAll(async () => {
    walk = await walker();
    await newCompany(walk, EMAIL, "banner-bakery", "free");
  });

  it("shows the missing tracker banners, which disappear on their own after the first event", async () => {
    const { page } = walk;
    await page.goto(`${origin()}/website/settings`);
    const line = await page.locator("code").filter({ hasText: "<script async" }).innerText();
    key = /key=([\w-]+)/.exec(line)?.[1] ?? "";
    await page.goto(`${origin()}/dashboard`);
    const install = page.getByText("Action required: Please install the pixel on your site to start A/B testing!");
    const noData = page.getByText("Install tracking code to start capturing data...");
    await install.waitFor();
    await page.getByText("No data", { exact: true }).waitFor();
    await noData.waitFor();
    // the screen has arrived, too, so that nothing moves under the pointer
    await page.waitForURL(/range=today/);
    await page.getByRole("link", { name: "Install tracking code" }).click();
    await page.waitForURL(/welcome/);
    // a new user is asked for their goal first
    await page.getByRole("button", { name: "Skip" }).click();
    await page.getByRole("main").getByText("<script async").waitFor();
    expect(await install.count()).toBe(0);
    await page.goto(`${origin()}/dashboard`);
    await install.waitFor();
    await sendVisits(key, 1);
    await install.waitFor({ state: "detached", ...BY_ITSELF });
    await noData.waitFor({ state: "detached", ...BY_ITSELF });
  });

  it("shows a dismissible warning about the predicted quota overrun, and a permanent banner once the quota is used up", async () => {
    const { page } = walk;
    const day = new Date().getUTCDate();
    const estimated = Math.floor((FREE_SESSIONS * Math.max(day - 1, 1)) / 30) + 10;
    // on the 30th and 31st, the estimate of an overrun already is an overrun
    if (estimated < FREE_SESSIONS) {
      await sendVisits(key, estimated);
      await page.goto(`${origin()}/dashboard`);
      const estimate = page.getByRole("status").filter({ hasText: /at this rate/i });
      await estimate.waitFor(BY_ITSELF);
      await estimate.getByRole("button", { name: "Dismiss" }).click();
      await estimate.waitFor({ state: "detached" });
      await page.reload();
      await page.getByRole("heading", { name: "Dashboard" }).waitFor();
      expect(await estimate.count()).toBe(0);
    }
    await sendVisits(key, FREE_SESSIONS + 10 - Math.min(estimated, FREE_SESSIONS));
    await page.goto(`${origin()}/dashboard`);
    const full = page.getByText(
      /^Your account has used up all monthly sessions on .+\. Upgrade your plan to view more sessions$/,
    );
    await full.waitFor(BY_ITSELF);
    await page.reload();
    await full.waitFor();
  });

  it("asks once, in the last days of the plan, what prevents an upgrade", async () => {
    const { page } = walk;
    await operatorChanges({ paid_plan: 1, trial_days: 3 });
    await page.goto(`${origin()}/dashboard`);
    const survey = page.getByText("What's keeping you from upgrading?");
    await survey.waitFor();
    await page.getByRole("button", { name: "Tell us why" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("It costs too much").click();
    await dialog.getByRole("button", { name: "Send" }).click();
    await page.getByText("Thanks for your feedback").waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "Dashboard" }).waitFor();
    expect(await survey.count()).toBe(0);
  });

  it("shows that there is no subscription, under the name of the A/B brand", async () => {
    const { page } = await walker();
    const ab = origin().replace("localhost", "ab.localhost");
    await page.goto(`${ab}/login?redirect=%2Fbilling`);
    await page.getByLabel("Email").fill(EMAIL);
    await page.getByLabel("Password").fill(NEW_PASSWORD);
    await page.keyboard.press("Enter");
    await page.getByText("No subscription.").waitFor();
    const brand = (await page.title()).split(" · ").at(-1);
    await page
      .getByText(`No active subscription. If this is an error, please contact ${brand} support for assistance.`)
      .waitFor();
  });

  it("shows a failed payment and links to the form for a new card", async () => {
    const { page, complaints } = await walker();
    await signInAs(page, "unpaid@demo.test");
    const banner = page.getByText(
      "Failed to process your payment. Keep your visitor data from being permanently deleted by updating your payment details.",
    );
    // the charge is attempted once the host has started
    const outbox = async () => (await fetch(`${hostOrigin()}/dev/outbox`)).text();
    await expect.poll(outbox).toContain("unpaid@demo.test");
    await page.reload();
    await banner.waitFor();
    await page.getByRole("link", { name: "Update Payment" }).click();
    await page.waitForURL(/\/card\/add/);
    expect(complaints).toEqual([]);
  });

  it("limits a suspended company to support and payment, and restores access when the suspension ends", async () => {
    const { page } = walk;
    await operatorChanges({ prohibit: 1 });
    await page.goto(`${origin()}/dashboard`);
    const dialog = page.getByRole("alertdialog", { name: "Account suspended" });
    await dialog
      .getByText("There is a problem with payment for this account. Your account has been suspended")
      .waitFor();
    await page.keyboard.press("Escape");
    expect(await dialog.count()).toBe(1);
    await dialog.getByRole("link", { name: "Update Credit Card" }).click();
    await page.waitForURL(/\/card\/add/);
    await dialog.waitFor({ state: "detached" });
    await page.goto(`${origin()}/goals`);
    await dialog.getByRole("button", { name: "Contact billing" }).click();
    await page.getByRole("dialog", { name: "Contact billing" }).getByLabel("Message").fill("We paid yesterday");
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByText("Your message has been sent!").waitFor();
    await operatorChanges({ prohibit: 0 });
    await page.goto(`${origin()}/dashboard`);
    await page.getByRole("heading", { name: "Dashboard" }).waitFor();
    expect(await dialog.count()).toBe(0);
    expect(walk.complaints).toEqual([]);
  });

  it("asks a company without projects to create one, on every page", async () => {
    const { page } = walk;
    await page.goto(`${origin()}/website`);
    await page.getByRole("button", { name: `Delete ${SITE}` }).click();
    const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));
    await dialog.getByRole("textbox").fill(SITE);
    await dialog.getByRole("button", { name: "Delete" }).click();
    await dialog.waitFor({ state: "detached" });
    for (const path of ["/dashboard", "/goals", "/report", "/website/settings"]) {
      await page.goto(origin() + path);
      await page.getByRole("heading", { name: "Error with empty project" }).waitFor();
      await page.getByText("Please select a Project from the top left of the sidebar!").waitFor();
    }
  });
});
