// Referral rewards for a company, and the accessible parts of the app after a plan has expired.
import { describe, expect, it } from "vitest";
import { ask, codesOf, send } from "../gatewayCalls.ts";
import { hostOrigin, origin, signIn, useBrowser, type Walker } from "../walker.ts";

describe("referral link", () => {
  const { walker } = useBrowser();

  const settings = (page: Walker["page"], line: string) =>
    page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: line });
  const figure = (page: Walker["page"], label: string) =>
    page.getByRole("group", { name: label, exact: true }).locator("[title]").first().getAttribute("title");

  it("is copied, opened and used for a sign-up, and grants the bonus sessions once", async () => {
    const { page, complaints } = await walker();
    await signIn(page, "owner", "/login?redirect=%2Fsettings");
    await settings(page, "Refer & Earn").click();
    await page.getByRole("heading", { name: "Refer & Earn" }).waitFor();
    const link = await page.getByRole("textbox", { name: "Referral link" }).inputValue();
    const code = link.split("/").at(-1) ?? "";
    expect(link).toMatch(new RegExp(`^${origin()}/join-analytics/[a-z0-9-]+$`));
    expect(await figure(page, "Clicks")).toBe("0");

    const visit = `mutation ($ref: String!) {
      countReferralVisit(input: { ref: $ref, visitor: "a-browser" }) { companyName problem { code } } }`;
    for (const ref of [code, code]) await ask(visit, { ref });
    await page.reload();
    await expect.poll(() => figure(page, "Clicks")).toBe("1");

    const guest = await walker();
    await guest.page.goto(`${origin()}/free-trial/${code}`);
    const form = {
      Name: "Rhea Referred",
      "Work email": "rhea@fresh-harbour.test",
      Password: "a quiet blue lagoon",
      Company: "Fresh Harbour",
      Website: "fresh-harbour.test",
    };
    for (const [label, text] of Object.entries(form)) await guest.page.getByLabel(label, { exact: true }).fill(text);
    await guest.page.keyboard.press("Enter");
    await guest.page.getByText(`We sent a link to ${form["Work email"]}`).waitFor();
    await settings(page, "Get Free Sessions").click();
    await page.getByRole("progressbar", { name: "Free sessions per month" }).waitFor();
    expect([await figure(page, "Sign-ups"), await figure(page, "Verified")]).toEqual(["0", "0"]);

    await guest.page.goto(`${hostOrigin()}/dev/outbox`);
    const mail = guest.page.getByRole("article").filter({ hasText: form["Work email"] }).first();
    const href = (await mail.getByRole("link").first().getAttribute("href")) ?? "";
    for (let time = 0; time < 2; time += 1) {
      await guest.page.goto(href);
      await guest.page.getByText("Your account has been verified. Please login manually.").waitFor();
    }
    await page.reload();
    await expect.poll(() => figure(page, "Verified")).toBe("1");
    const bar = page.getByRole("progressbar", { name: "Free sessions per month" });
    expect(await bar.getAttribute("aria-valuetext")).toBe("500 of 10,000");
    const plan = await ask("{ viewer { plan { rewardedSessions } } }");
    expect(plan.body.data).toEqual({ viewer: { plan: { rewardedSessions: 500 } } });
    expect(complaints).toEqual([]);
  });

  it("is not available to other roles", async () => {
    const { page } = await walker();
    await signIn(page, "user", "/login?redirect=%2Fsettings");
    await settings(page, "Profile").waitFor();
    for (const line of ["Refer & Earn", "Get Free Sessions"]) expect(await settings(page, line).count()).toBe(0);
    for (const path of ["/affiliate-program", "/refer-and-earn"]) {
      await page.goto(`${origin()}${path}`);
      await page.getByRole("heading", { name: "Dashboard" }).waitFor();
    }
  });
});

describe("expired plan", () => {
  const { walker } = useBrowser();

  async function endedMember(): Promise<Walker> {
    const walk = await walker();
    await walk.page.goto(`${origin()}/login`);
    await walk.page.getByLabel("Email").fill("ended@demo.test");
    await walk.page.getByLabel("Password").fill("sightline");
    await walk.page.getByRole("button", { name: "Log in", exact: true }).click();
    await walk.page.getByRole("button", { name: "Account: Edda Ended" }).waitFor();
    return walk;
  }

  it("hides the company's projects and refuses every other query", async () => {
    const { page, context } = await endedMember();
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
    const team = await send("TeamScreenQuery", {}, { cookie });
    expect(codesOf(team)).toContain("PLAN_LIMIT");
    expect(JSON.stringify(team.body.data)).not.toContain("Edda");
    const frame = await send("AuthShellQuery", { project: null }, { cookie });
    expect(frame.body.errors).toBeUndefined();
    expect(frame.body.data).toMatchObject({ viewer: { project: null } });
    await page.goto(`${origin()}/logout`);
    await page.waitForURL(/\/login/);
  });

  it("leads every address to the page on which a new one is selected", async () => {
    const { page } = await endedMember();
    await page.waitForURL(`${origin()}/upgrade-account`);
    for (const path of ["/sites", "/profile", "/visitor/realtime", "/team"]) {
      await page.goto(`${origin()}${path}`);
      await page.waitForURL(`${origin()}/upgrade-account`);
    }
  });
});
