// All passwordless sign-in methods, through the demo's own identity providers.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { origin, useBrowser } from "../walker.ts";

const NO_USER = "There seems to be an issue, please contact system admin for further assitance.";
const dashboard = (page: Page) => page.getByRole("heading", { name: "Dashboard" }).waitFor();
const choose = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();
const account = (page: Page, name: string) => page.getByRole("button", { name: `Account: ${name}` }).waitFor();
/** On the host name of the demo company's own brand. */
const company = (path: string) => {
  const url = new URL(path, origin());
  url.hostname = "sso-northwind.localhost";
  return url.href;
};

async function popupBy(page: Page, name: "Google" | "GitHub"): Promise<Page> {
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name, exact: true }).click();
  const popup = await opening;
  await popup.getByRole("heading", { name: "Choose an account" }).waitFor();
  return popup;
}

describe("sign-in providers", () => {
  const { walker } = useBrowser();

  it("signs in with Google in a popup that closes itself, and opens the requested page", async () => {
    const { page, complaints } = await walker();
    await page.goto(`${origin()}/login?redirect=%2Fvisitor%2Frealtime`);
    const popup = await popupBy(page, "Google");
    const closed = popup.waitForEvent("close");
    await choose(popup, /Olivia Owner/);
    await page.getByRole("heading", { name: "Realtime" }).waitFor();
    await closed;
    await account(page, "Olivia Owner");
    const cookies = await page.context().cookies(origin());
    const session = cookies.find(({ name }) => name === "session");
    expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax" });
    expect(cookies.some(({ name }) => name === "trip")).toBe(false);
    expect(complaints).toEqual([]);
  });

  it("signs in with GitHub in a popup", async () => {
    const { page, complaints } = await walker();
    await page.goto(`${origin()}/login`);
    await choose(await popupBy(page, "GitHub"), /Adam Admin/);
    await dashboard(page);
    await account(page, "Adam Admin");
    expect(complaints).toEqual([]);
  });

  it("redirects the page and returns when the browser blocks the popup", async () => {
    const { page, context } = await walker();
    await context.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto(`${origin()}/login?redirect=%2Fprofile`);
    await page.getByRole("button", { name: "Google", exact: true }).click();
    await page.waitForURL(/\/identity\/google\//);
    await choose(page, /Olivia Owner/);
    await page.getByRole("heading", { name: "Profile" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/profile");
  });

  it("explains each failed sign-in: canceled, closed, unverified email, no matching account", async () => {
    const { page } = await walker();
    await page.goto(`${origin()}/login`);
    await choose(await popupBy(page, "Google"), "Cancel");
    await page.getByRole("alert").getByText("The sign-in was canceled.").waitFor();
    await (await popupBy(page, "Google")).close();
    await choose(await popupBy(page, "Google"), /Uri Unverified/);
    await page.getByRole("alert").getByText("Google has not verified your email address.").waitFor();
    await choose(await popupBy(page, "GitHub"), /Gil Fresh/);
    await page.getByRole("alert").getByText(NO_USER).waitFor();
    expect(new URL(page.url()).pathname).toBe("/login");

    // a full redirect returns to the sign-in page with the same message, which disappears after 20 s
    await page.clock.install();
    await page.goto(`${origin()}/auth/start/google?redirect=%2Fprofile`);
    await choose(page, "Cancel");
    await page.waitForURL(/\/login\?error=access_denied&error_description=/);
    await page.getByRole("alert").getByText("The sign-in was canceled.").waitFor();
    expect(new URL(page.url()).searchParams.get("redirect")).toBe("/profile");
    await page.clock.fastForward(21_000);
    await page.getByRole("alert").waitFor({ state: "detached" });
  });

  it("creates a company, its owner and its first project in a sign-up with Google, then signs in", async () => {
    const { page, complaints } = await walker();
    await page.goto(`${origin()}/google-signup?ref=ann`);
    await page.waitForURL(/\/identity\/google\//);
    await choose(page, /Nia Newcomer/);
    await account(page, "Nia Newcomer");
    await page.goto(`${origin()}/company`);
    await expect.poll(() => page.getByLabel("Name", { exact: true }).inputValue()).toBe("Newcomer");
    await page.goto(`${origin()}/logout`);
    await page.waitForURL(/\/login/);
    await choose(await popupBy(page, "Google"), /Nia Newcomer/);
    await account(page, "Nia Newcomer");
    expect(complaints).toEqual([]);
  });

  it("creates an account for a new user who signs in on the sign-up page", async () => {
    const { page } = await walker();
    await page.goto(`${origin()}/sign-up`);
    await page.getByRole("heading", { name: "Create your account" }).waitFor();
    await choose(await popupBy(page, "GitHub"), /Gil Fresh/);
    await account(page, "Gil Fresh");
  });

  it("starts enterprise SSO by email: rejects an address without an at sign, explains an unknown domain, else opens the company's provider", async () => {
    const { page, complaints } = await walker();
    await page.goto(`${origin()}/login?redirect=%2Fprofile`);
    await page.getByRole("button", { name: "Enterprise SSO" }).click();
    const dialog = page.getByRole("dialog", { name: "Enterprise SSO" });
    await dialog.getByLabel("Work email").fill("sasha");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByLabel("Work email").fill("sasha@nowhere.example");
    await page.keyboard.press("Enter");
    await dialog.getByText("SSO isn't set up for nowhere.example.").waitFor();
    await dialog.getByLabel("Work email").fill("sasha@sso.northwind.example");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/identity\/enterprise\//);
    await choose(page, /Sasha Single/);
    await page.getByRole("heading", { name: "Profile" }).waitFor();
    await account(page, "Sasha Single");
    expect(complaints).toEqual([]);
  });

  it.each([
    ["Noel Newhire", NO_USER],
    ["Olga Outside", "Log in with your address at sso.northwind.example. owner@demo.test is at another domain."],
  ])("does not let the company's provider sign in %s", async (name, message) => {
    const { page } = await walker();
    await page.goto(`${origin()}/auth/start/sso?email=x%40sso.northwind.example`);
    await choose(page, new RegExp(name));
    await page.waitForURL(/\/login\?/);
    await page.getByRole("alert").getByText(message).waitFor();
    await page.goto(`${origin()}/profile`);
    await page.waitForURL(/\/login\?redirect=/);
  });

  it("skips the sign-in page for a brand that requires SSO, and keeps a signed-out member signed out", async () => {
    const { page, complaints } = await walker();
    await page.goto(company("/profile"));
    await page.waitForURL(/\/identity\/enterprise\//);
    await choose(page, /Sasha Single/);
    await page.getByRole("heading", { name: "Profile" }).waitFor();
    expect(page.url()).toBe(company("/profile"));
    await page.goto(company("/logout"));
    await page.getByRole("heading", { name: "Log in to Northwind" }).waitFor();
    await page.getByRole("button", { name: "Enterprise SSO" }).waitFor();
    // the error message is shown before another redirect starts
    await page.goto(company("/login"));
    await page.waitForURL(/\/identity\/enterprise\//);
    await choose(page, "Cancel");
    await page.getByRole("alert").getByText("The sign-in was canceled.").waitFor();
    expect(complaints).toEqual([]);
  });

  it("never redirects to another origin", async () => {
    const { page } = await walker();
    for (const target of ["https://evil.example/x", "/.//evil.example"]) {
      await page.goto(`${origin()}/auth/start/google?redirect=${encodeURIComponent(target)}`);
      await choose(page, /Olivia Owner/);
      await dashboard(page);
      expect(new URL(page.url()).origin).toBe(origin());
    }
    await page.goto(`${origin()}/authenticated?signed_in=1&redirect=${encodeURIComponent("//evil.example")}`);
    await dashboard(page);
    expect(new URL(page.url()).origin).toBe(origin());
  });

  it("opens the demo without an account, read-only", async () => {
    const { page, complaints } = await walker();
    await page.goto(`${origin()}/login`);
    await page.getByRole("link", { name: "Look around without an account" }).click();
    await dashboard(page);
    await page.getByRole("img", { name: /Visitors over time/ }).waitFor();
    expect(await page.getByRole("button", { name: "Share" }).count()).toBe(0);
    await page.goto(`${origin()}/profile`);
    await page.getByText("The demo has no personal profile").waitFor();
    expect(await page.getByRole("button", { name: "Save" }).count()).toBe(0);
    await account(page, "Victor Viewer");
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Create an account" }).click();
    await page.getByRole("heading", { name: "Create your account" }).waitFor();
    await page.goto(`${origin()}/login`);
    await choose(await popupBy(page, "GitHub"), /Adam Admin/);
    await account(page, "Adam Admin");
    expect(await page.getByText("You're viewing the read-only demo.").count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it("gives two brands their own sign-in page, but not under a customer's host name", async () => {
    const { page } = await walker();
    const titled = (name: string) => page.getByRole("heading", { level: 1, name: `Log in to ${name}`, exact: true });
    await page.goto(`${origin()}/mdlogin`);
    await titled("Sightline Experiments").waitFor();
    await page.goto(`${origin()}/hwlogin`);
    await titled("Sightline").waitFor();
    for (const path of ["/mdlogin", "/hwlogin"]) {
      await page.goto(company(path));
      await titled("Northwind").waitFor();
      await page.getByLabel("Password").waitFor();
    }
  });
});
