// From sign-up to the first project in two steps, and the member's own settings: password, sessions, picture, email
// address and account deletion.
import { afterEach, describe, expect, it } from "vitest";
import { hostOrigin, origin, useBrowser, type Walker } from "../walker.ts";

const email = "milo@quay.test";
const newEmail = "milo@pier.test";
const password = "seven slow herons";
const changed = "eight slower herons";

describe("joining a company", () => {
  const browser = useBrowser();
  const here: Walker[] = [];
  const walker = async (): Promise<Walker> => {
    const one = await browser.walker();
    here.push(one);
    return one;
  };
  // an open page keeps polling, so it is closed after each test
  afterEach(async () => {
    await Promise.all(here.splice(0).map(({ context }) => context.close()));
  });

  async function linkOf(walk: Walker, subject: string, to = email): Promise<string> {
    const page = await walk.context.newPage();
    await page.goto(`${hostOrigin()}/dev/outbox`);
    const mail = page
      .getByRole("article")
      .filter({ hasText: subject })
      .filter({ hasText: `To ${to}` })
      .first();
    const href = await mail.getByRole("link").first().getAttribute("href");
    await page.close();
    return href ?? "";
  }

  async function logIn({ page }: Walker, address: string, secret: string): Promise<void> {
    await page.goto(`${origin()}/login`);
    await page.getByLabel("Email").fill(address);
    await page.getByLabel("Password").fill(secret);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
  }

  const isIn = ({ page }: Walker): Promise<void> =>
    page.getByRole("heading", { name: "Dashboard" }).waitFor({ timeout: 60_000 });

  const openProfile = async ({ page }: Walker): Promise<void> => {
    await page.goto(`${origin()}/profile`);
    await page.getByRole("heading", { name: "Profile", level: 1 }).waitFor();
  };

  it("leads through two steps, by keyboard alone, to the new member's first project", async () => {
    const walk = await walker();
    const { page, complaints } = walk;
    await page.goto(`${origin()}/sign-up-2`);
    await page.waitForURL(`${origin()}/sign-up-1`);
    await page.getByLabel("Name").focus();
    for (const text of ["Milo Quay", email, password]) {
      await page.keyboard.type(text);
      await page.keyboard.press("Tab");
    }
    await page.getByText("Strong", { exact: true }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(`${origin()}/sign-up-2`);
    await page.getByLabel("Company").focus();
    await page.keyboard.type("Quay & Daughters");
    await page.keyboard.press("Tab");
    await page.keyboard.type("www.quay.test");
    await page.keyboard.press("Enter");
    await page.getByText(`We sent a link to ${email}`).waitFor();

    await page.goto(await linkOf(walk, "Verify your email address"));
    await page.getByText("Your account has been verified. Please login manually.").waitFor();
    await page.getByLabel("Password").fill(password);
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.pathname !== "/login");
    await page.goto(`${origin()}/`);
    await page.getByRole("heading", { name: "Dashboard" }).waitFor();
    await page.getByText("quay.test").first().waitFor();
    expect(complaints).toEqual([]);
  });

  it("ends the session in another browser after a password change, but not the current one", async () => {
    const [mine, there] = [await walker(), await walker()];
    for (const each of [there, mine]) {
      await logIn(each, email, password);
      await isIn(each);
    }
    await openProfile(mine);
    const { page } = mine;
    await page.getByText("This browser", { exact: true }).waitFor();
    expect(await page.getByText("Chrome on Linux").count()).toBeGreaterThan(1);
    await page.getByLabel("Current password").fill(password);
    await page.getByLabel("New password").fill(changed);
    await page.getByRole("button", { name: "Change password" }).click();
    await page.getByText("Password changed. All other sessions were logged out.").waitFor();
    await there.page.waitForURL(/\/login/, { timeout: 60_000 });
    await page.reload();
    await page.getByText("This browser", { exact: true }).waitFor();
    expect(await page.getByRole("button", { name: "Log out everywhere else" }).count()).toBe(0);
    await logIn(there, email, password);
    await there.page.getByText("The email or password is incorrect").waitFor();
  }, 120_000);

  it("signs out one other browser", async () => {
    const [mine, there] = [await walker(), await walker()];
    for (const each of [there, mine]) {
      await logIn(each, email, changed);
      await isIn(each);
    }
    await openProfile(mine);
    await mine.page.getByRole("button", { name: "Log out everywhere else" }).click();
    await mine.page.getByText("Logged out everywhere else").waitFor();
    await there.page.waitForURL(/\/login/, { timeout: 60_000 });
  }, 120_000);

  it("shows an uploaded avatar in the header and refuses files that are not images", async () => {
    const walk = await walker();
    const { page } = walk;
    await logIn(walk, email, changed);
    await isIn(walk);
    await openProfile(walk);
    const file = page.getByLabel("Picture", { exact: true });
    await file.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("<svg onload=alert(1)>") });
    await page.getByText("Your browser can't read this image. Try a PNG, JPEG or WebP file.").waitFor();
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } });
    await file.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: picture });
    await page.getByText("Picture saved").waitFor();
    const shown = page.getByRole("banner").locator("img");
    const address = await shown.first().getAttribute("src");
    expect(address).toContain("&at=");
    const answer = await page.request.get(`${origin()}${address}`);
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/webp"]);
    await page.getByRole("button", { name: "Remove picture" }).click();
    await page.getByText("Picture removed").waitFor();
  });

  it("activates a new email address once its email was opened, and deactivates the old one", async () => {
    const walk = await walker();
    const { page } = walk;
    await logIn(walk, email, changed);
    await isIn(walk);
    await openProfile(walk);
    await page.getByRole("button", { name: "Change email" }).click();
    await page.getByLabel("New email").fill(newEmail);
    await page.getByRole("dialog").getByLabel("Current password").fill(changed);
    await page.keyboard.press("Enter");
    await page.getByText(`Open the link we emailed to ${newEmail}`).waitFor();
    await page.goto(await linkOf(walk, "Confirm your new email address", newEmail));
    await page.getByText(`Your account email is now ${newEmail}.`).waitFor();
    await page.getByRole("link", { name: "Go to your profile" }).click();
    await page.getByText(`You log in with ${newEmail}.`).waitFor();
    const other = await walker();
    await logIn(other, email, changed);
    await other.page.getByText("The email or password is incorrect").waitFor();
  });

  it("refuses to delete the last owner, and explains the refusal of too many attempts", async () => {
    const walk = await walker();
    const { page } = walk;
    await logIn(walk, newEmail, changed);
    await isIn(walk);
    await openProfile(walk);
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page.getByLabel(`Type ${newEmail} to confirm`).fill(newEmail);
    await page.getByRole("dialog").getByLabel("Password").fill(changed);
    await page.getByRole("button", { name: "Delete permanently" }).click();
    await page.getByText(/You are the last owner/).waitFor();

    const stranger = await walker();
    await logIn(stranger, "nobody@quay.test", "guess");
    for (let tries = 0; tries < 10; tries += 1) {
      await stranger.page.getByText("The email or password is incorrect").waitFor();
      await stranger.page.getByRole("button", { name: "Dismiss" }).click();
      await stranger.page.getByRole("button", { name: "Log in", exact: true }).click();
    }
    await stranger.page.getByText(/Too many attempts\. Try again in 1[45] minutes\./).waitFor();
    expect(await stranger.page.getByRole("button", { name: "Log in", exact: true }).isDisabled()).toBe(true);
  });
});
