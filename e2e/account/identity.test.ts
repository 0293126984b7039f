// From sign-up to the first project, and account recovery after a forgotten password. Emails are read from the host's
// outbox.
import { expect, describe, it } from "vitest";
import { hostOrigin, origin, useBrowser, type Walker } from "../walker.ts";

const email = "nia@harbour.test";
const password = "a quiet green harbour";
const changed = "another long way home";

describe("own account", () => {
  const { walker } = useBrowser();

  async function linkOf(walk: Walker, subject: string): Promise<string> {
    const page = await walk.context.newPage();
    await page.goto(`${hostOrigin()}/dev/outbox`);
    const mail = page.getByRole("article").filter({ hasText: subject }).filter({ hasText: email }).first();
    const href = await mail.getByRole("link").first().getAttribute("href");
    await page.close();
    return href ?? "";
  }

  async function logIn({ page }: Walker, secret: string): Promise<void> {
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(secret);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
  }

  it("is created by keyboard alone, verified by email, and has a project ready to install", async () => {
    const walk = await walker();
    const { page, complaints } = walk;
    await page.goto(`${origin()}/login`);
    await page.getByRole("link", { name: "Create an account" }).click();
    await page.waitForURL(`${origin()}/sign-up`);
    await page.getByLabel("Name").focus();
    for (const text of ["Nia New", email, password, "Harbour & Sons", "www.harbour.test"]) {
      await page.keyboard.type(text);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    await page.getByText(`We sent a link to ${email}`).waitFor();

    await page.goto(`${origin()}/login`);
    await logIn(walk, password);
    await page.getByText(/If you have just signed up, open the link in our email first/).waitFor();

    await page.goto(await linkOf(walk, "Verify your email address"));
    await page.getByText("Your account has been verified. Please login manually.").waitFor();
    expect(await page.getByLabel("Email").inputValue()).toBe(email);
    await logIn(walk, password);
    await page.waitForURL(/\/welcome/);
    await page.getByRole("button", { name: "Skip" }).press("Enter");
    await page.getByRole("heading", { name: "Get started" }).waitFor();
    await page.goto(`${origin()}/dashboard`);
    await page.getByText("harbour.test").first().waitFor();
    await page
      .getByText(/Install tracking code/i)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
  });

  it("is recovered with a one-time link, which ends the session in another browser", async () => {
    const [elsewhere, walk] = [await walker(), await walker()];
    await elsewhere.page.goto(`${origin()}/login`);
    await logIn(elsewhere, password);
    await elsewhere.page.getByRole("heading", { name: "Dashboard" }).waitFor();

    const { page } = walk;
    await page.goto(`${origin()}/login`);
    await page.getByRole("link", { name: "Forgot password?" }).click();
    await page.getByLabel("Email").fill(email);
    await page.keyboard.press("Enter");
    await page.getByText(`If ${email} has an account`).waitFor();

    const link = await linkOf(walk, "Set a new password");
    await page.goto(link);
    await page.getByLabel("New password", { exact: true }).fill(changed);
    await page.keyboard.press("Enter");
    await page.getByText("Your password was changed.").waitFor();
    await page.getByRole("link", { name: "Log in" }).click();
    await logIn(walk, changed);
    await page.getByRole("heading", { name: "Dashboard" }).waitFor();

    await elsewhere.page.waitForURL(/\/login/, { timeout: 60_000 });
    await elsewhere.page.goto(link);
    await elsewhere.page.getByLabel("New password", { exact: true }).fill("one more long way home");
    await elsewhere.page.keyboard.press("Enter");
    await elsewhere.page.getByText("This link was used or has expired").waitFor();
  });

  it("explains the refusal of a disposable address, a weak password and an unknown link", async () => {
    const { page } = await walker();
    await page.goto(`${origin()}/free-trial/ann`);
    await page.getByLabel("Work email").fill("nia@mailinator.com");
    await page.getByLabel("Password").focus();
    await page.getByText(/Disposable email addresses aren't allowed/).waitFor();
    await page.goto(`${origin()}/sign-up/${encodeURIComponent(email)}`);
    await page.getByLabel("Name").fill("Nia");
    await page.getByLabel("Password").fill("password123");
    await page.getByLabel("Company").fill("Harbour");
    await page.getByLabel("Website").fill("harbour.test");
    await page.keyboard.press("Enter");
    await page.getByText(/This password is too common/).waitFor();
    await page.goto(`${origin()}/login?verify_id=nothing`);
    await page.getByText("Your account cannot be used for now.").waitFor();
  });

  it("hides the outbox from requests through the gateway or a proxy", async () => {
    const outbox = await fetch(`${origin()}/dev/outbox`);
    expect(await outbox.text()).not.toContain(email);
    const proxied = await fetch(`${hostOrigin()}/dev/outbox`, { headers: { "x-forwarded-for": "203.0.113.9" } });
    expect(proxied.status).toBe(404);
  });
});
