// From the tracking code to the first visit on a real website, and visits that are excluded.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findings } from "../axe.ts";
import { newCompany } from "../newCompany.ts";
import { hostOrigin, origin, signIn, useBrowser } from "../walker.ts";

/** A website that is unrelated to the product until the code is installed. */
let site: Server;
let address = "";
let head = "";
let policy = "";
beforeAll(async () => {
  site = createServer((_request, response) => {
    response.setHeader("content-type", "text/html");
    if (policy) response.setHeader("content-security-policy", policy);
    response.end(`<!doctype html><title>Own shop</title>${head}<link href="/wp-content/x.css"><h1>Own shop</h1>`);
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

async function addProject(page: Page, name: string): Promise<string> {
  await page.goto(`${origin()}/website`);
  await page.getByRole("button", { name: "Add project" }).click();
  await page.getByRole("dialog", { name: "Add project" }).getByLabel("Name").fill(name);
  await page.keyboard.press("Enter");
  const link = page.getByRole("main").getByRole("link", { name, exact: true });
  return new URL((await link.getAttribute("href")) ?? "", origin()).searchParams.get("project") ?? "";
}

describe("getting started", () => {
  const { walker } = useBrowser();

  it("asks a new user for their goal, then shows the install steps and the first session", async () => {
    const walk = await walker({ bypassCSP: true });
    const { page, complaints } = walk;
    await newCompany(walk, "nia@own-shop.test", "own-shop");
    const project = await addProject(page, "Own shop");
    await page.goto(`${origin()}/get-started?project=${project}`);
    await page.waitForURL(/\/welcome/);
    const continueButton = page.getByRole("button", { name: "Continue" });
    expect(await continueButton.isDisabled()).toBe(true);
    await page.getByRole("radiogroup", { name: "What do you want to do?" }).getByRole("radio").first().focus();
    await page.keyboard.press("Space");
    await page.getByText("Development").click();
    await continueButton.click();
    await page.getByRole("heading", { name: "Get started" }).waitFor();
    await page.goto(`${origin()}/get-started?project=${project}`);
    await page.getByRole("heading", { name: "Get started" }).waitFor();

    await page.getByRole("tab", { name: "Next.js" }).click();
    await page.getByText("import Script from").waitFor();
    await page.getByRole("tab", { name: "HTML" }).click();
    const line = await page.locator("code").filter({ hasText: "<script async" }).innerText();
    expect(line).toContain(`${hostOrigin()}/js/track.js?key=`);

    await page.getByRole("button", { name: "Email it to a developer" }).click();
    const dialog = page.getByRole("dialog", { name: "Email it to a developer" });
    await dialog.getByRole("button", { name: "Send" }).click();
    await dialog.getByText("Please enter your email address").waitFor();
    await dialog.getByLabel("Email", { exact: true }).fill("dev@studio.test");
    await dialog.getByRole("button", { name: "Send" }).click();
    await page.getByText("Code sent to dev@studio.test").waitFor();
    const outbox = await (await fetch(`${hostOrigin()}/dev/outbox`)).text();
    expect(outbox).toContain("Tracking code for Own shop");

    await page.getByText("Waiting for the first visit").waitFor();
    await page.getByLabel("Page URL").fill(address);
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await page.getByText("The tracking code isn't on this page.").waitFor();
    await page.getByText("WordPress", { exact: true }).last().waitFor();

    // no more clicks from here on: the page is checked every ten seconds
    head = line;
    policy = "script-src 'self'";
    await page.getByText("The page's content security policy blocks the tracking code.").waitFor();
    await page.getByText(`Content-Security-Policy: script-src 'self' ${hostOrigin()}`).waitFor();
    policy = "";
    await page.getByText("The tracking code works on this page.").waitFor();

    const visitor = await walker();
    await visitor.page.goto(address);
    await page.getByText("First visit received").waitFor();
    await page.getByText(/Own shop · Chrome/).waitFor();
    expect(await findings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("explains why the page could not be reached when the check of an installation fails", async () => {
    const { page } = await walker();
    await signIn(page, "admin", "/login?redirect=%2Fget-started");
    await page.getByRole("heading", { name: "Get started" }).waitFor();
    await page.getByLabel("Check another page").fill("http://nowhere.invalid");
    await page.keyboard.press("Enter");
    await page.getByText("Error checking website CMS").waitFor();
    await page.getByText("its address can't be reached from the public internet").waitFor();
  });
});

describe("excluded traffic", () => {
  const { walker } = useBrowser();

  it("lets an admin preview, add and remove a block rule", async () => {
    const { page, complaints } = await walker();
    await signIn(page, "admin");
    const project = await addProject(page, "Rules shop");
    await page.goto(`${origin()}/website/settings?project=${project}`);
    head = await page.locator("code").filter({ hasText: "<script async" }).innerText();
    const visitor = await walker();
    const stored = () => visitor.page.waitForResponse((answer) => answer.url().includes("/collect/"));
    const [first] = await Promise.all([stored(), visitor.page.goto(address)]);
    expect(first.status()).toBe(204);

    await page.goto(`${origin()}/block-ip?project=${project}`);
    await page.getByText("No block rules yet").waitFor();
    await page.getByRole("button", { name: "Add rule" }).click();
    const dialog = page.getByRole("dialog", { name: "Add a rule" });
    await dialog.getByLabel("IP address or range").fill("office");
    await dialog.getByRole("button", { name: "Block", exact: true }).click();
    await dialog.getByText(/Enter an address such as/).waitFor();
    await dialog.getByRole("button", { name: "Use my current address" }).click();
    const own = await dialog.getByLabel("IP address or range").inputValue();
    expect(own).toMatch(/^(127\.0\.0\.1|::1)$/);
    // an event counts once it is in the store
    await expect
      .poll(
        async () => {
          await dialog.getByLabel("IP address or range").fill("192.0.2.1");
          await dialog.getByText(/Preview: matches 0 of/).waitFor();
          await dialog.getByLabel("IP address or range").fill(own);
          await dialog.getByText("Counting matching events").waitFor();
          return dialog.getByText(/Preview: matches/).innerText();
        },
        { interval: 1000 },
      )
      .toMatch(/matches [1-9]/);
    await dialog.getByLabel("Label").fill("Walkers");
    await dialog.getByText("Also remove matching events").click();
    await dialog.getByRole("button", { name: "Block and remove past events" }).click();
    await page.getByText(`${own} blocked, removing past events`).waitFor();
    await page.getByText("No events blocked yet").waitFor();

    await expect
      .poll(
        async () => {
          await Promise.all([stored(), visitor.page.goto(`${address}?again`)]);
          await page.reload();
          await page.getByText("Walkers").waitFor();
          return page.getByText(/events? blocked/).count();
        },
        { timeout: 40_000, interval: 3000 },
      )
      .toBe(1);

    await page.getByRole("button", { name: `Delete rule for ${own}` }).click();
    await page.getByText(`${own} unblocked`).waitFor();
    await page.getByText("No block rules yet").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Walkers").waitFor();
    expect(complaints).toEqual([]);
  });

  it("saves an admin's privacy settings", async () => {
    const { page, complaints } = await walker();
    await signIn(page, "admin");
    const project = await addProject(page, "Private shop");
    await page.goto(`${origin()}/website/settings?project=${project}`);
    const form = page.getByRole("form", { name: "Privacy and data collection" });
    await form.getByText("Respect Do Not Track").click();
    await form.getByRole("button", { name: /Currency/ }).click();
    await page.getByRole("combobox", { name: "Search currencies" }).fill("euro");
    await page.getByRole("option", { name: "EUR – Euro" }).click();
    await form.getByRole("button", { name: "Delete events after" }).click();
    await page.getByRole("option", { name: "90 days" }).click();
    await form.getByRole("button", { name: "Save" }).click();
    await page.getByText("Settings saved").waitFor();
    await page.reload();
    await form.getByRole("button", { name: /EUR – Euro/ }).waitFor();
    expect(await form.getByRole("checkbox", { name: /Respect Do Not Track/ }).isChecked()).toBe(true);
    await form.getByRole("button", { name: /90 days/ }).waitFor();
    expect(complaints).toEqual([]);
  });

  it.each(["user", "viewer"] as const)("redirects a %s away from the block rules", async (role) => {
    const { page } = await walker();
    await signIn(page, role);
    await page.goto(`${origin()}/block-ip`);
    await page.getByRole("heading", { name: "Dashboard" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
  });
});

describe("quickstart", () => {
  const { walker } = useBrowser();

  it("checks completed steps and can be dismissed permanently", async () => {
    const { page, complaints } = await walker();
    await signIn(page, "user");
    const panel = page.getByRole("region", { name: "Quickstart" });
    // the member may have watched a recording or seen a heatmap already
    const count = Number.parseInt(await panel.getByText(/^\d of \d$/).innerText());
    await panel.getByRole("link", { name: "View website event" }).click();
    await page.waitForURL(/\/(events|visitor\/realtime)/);
    // the step is stored, which a reload would cancel
    await page.waitForLoadState("networkidle");
    await page.goto(`${origin()}/`);
    await panel.getByText(new RegExp(`^${count + 1} of \\d$`)).waitFor();
    await panel.getByRole("button", { name: "Dismiss quickstart" }).click();
    await panel.waitFor({ state: "detached" });
    await page.waitForLoadState("networkidle");
    await page.reload();
    await page.getByRole("group", { name: "Sessions" }).waitFor();
    expect(await panel.count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
