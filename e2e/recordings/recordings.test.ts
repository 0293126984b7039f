// From a visit to its recording: a visitor of the demo shop is recorded by the tracker, and a member finds and replays it.
import { describe, expect, it } from "vitest";
import { findings, settled } from "../axe.ts";
import { hostOrigin, origin, signIn, useBrowser } from "../walker.ts";
import { UNTIL_YESTERDAY } from "./untilYesterday.ts";

describe("recordings", () => {
  const { walker } = useBrowser();

  it("show the pages that a visitor saw, in the list and in the player", async () => {
    const visitor = await walker();
    const stored = () =>
      visitor.page.waitForResponse(
        (response) => response.url().includes("/record/") && response.request().method() === "POST",
      );
    await Promise.all([stored(), visitor.page.goto(`${hostOrigin()}/demo/`)]);
    await visitor.page.mouse.move(200, 200, { steps: 5 });
    await visitor.page.goto(`${hostOrigin()}/demo/category/tents`);
    await Promise.all([stored(), visitor.page.mouse.move(400, 400, { steps: 8 })]);
    const heading = await visitor.page.getByRole("heading", { level: 1 }).innerText();

    const { page, complaints } = await walker();
    await signIn(page, "user");
    const list = page.getByRole("list", { name: "Recordings" });
    let x = 0;
    await expect
      .poll(async () => {
        // recordings of less than three seconds are left out
        await visitor.page.mouse.move((x += 10), 300);
        await page.goto(`${origin()}/recordings?range=today&unviewed=1`);
        await page.getByRole("switch", { name: "Not viewed" }).waitFor();
        return list.getByText("/demo/category/tents").count();
      })
      .toBeGreaterThan(0);
    await list.getByRole("listitem").filter({ hasText: "/demo/category/tents" }).first().getByRole("link").click();
    await page.waitForURL(/\/video\//);

    const time = page.getByRole("slider", { name: "Time in the recording" });
    const replayed = page.frameLocator("iframe[title='Recorded page']").frameLocator("iframe");
    await replayed.getByRole("heading", { level: 1 }).first().waitFor();
    await page.getByRole("button", { name: /^\d+:\d\d Page view \/demo\/category\/tents/ }).click();
    await replayed.getByRole("heading", { level: 1, name: heading }).waitFor();
    await time.press("End");
    await expect.poll(() => page.url()).toMatch(/[?&]t=\d+/);
    await time.press("Home");
    await replayed.getByRole("heading", { level: 1, name: heading }).waitFor({ state: "detached" });
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Pause (Space)" }).waitFor();
    expect(complaints).toEqual([]);
  });

  it("of the demo shop are in the list from the first start, and play up to the error that a visitor met", async () => {
    const { page, complaints } = await walker();
    await signIn(page, "user", `/login?redirect=${encodeURIComponent(`/recordings?${UNTIL_YESTERDAY}`)}`);
    const list = page.getByRole("list", { name: "Recordings" });
    await list.getByRole("listitem").nth(11).waitFor();
    await list
      .getByRole("listitem")
      .filter({ hasText: /1 error/ })
      .first()
      .getByRole("link")
      .first()
      .click();
    await page.waitForURL(/\/video\//);
    const replayed = page.frameLocator("iframe[title='Recorded page']").frameLocator("iframe");
    await page
      .getByRole("button", { name: /Invalid picture index 7/ })
      .first()
      .click();
    await replayed.getByRole("button", { name: "Next picture" }).waitFor();
    await expect.poll(() => replayed.locator(".gallery svg").getAttribute("style")).toContain("hue-rotate(240deg)");
    expect(complaints).toEqual([]);
  });

  it("are one click away from the numbers that count their sessions, with the same count", async () => {
    const visitor = await walker();
    await visitor.page.goto(`${hostOrigin()}/demo/category/tents`);
    const { page, complaints } = await walker();
    await signIn(page, "user");
    // yesterday's numbers don't change meanwhile; links appear when the project has its first recording
    const recordings = page.getByRole("link", { name: "Sessions: watch recordings" });
    let x = 0;
    await expect
      .poll(async () => {
        await visitor.page.mouse.move((x += 10), 300);
        await page.goto(`${origin()}/dashboard?range=yesterday`);
        await page.getByRole("link", { name: /^Sessions: .*view visitors/ }).waitFor();
        return recordings.count();
      })
      .toBe(1);
    const label = await page.getByRole("link", { name: /^Sessions: .*view visitors/ }).getAttribute("aria-label");
    const [, sessions = ""] = /([\d,]+)\)?, view visitors/.exec(label ?? "") ?? [];
    expect(Number(sessions.replaceAll(",", ""))).toBeGreaterThan(0);
    await recordings.click();
    await page.waitForURL(/\/recordings\?.*range=yesterday/);
    await page
      .getByText(new RegExp(`(^|[^\\d,])${sessions} sessions`))
      .first()
      .waitFor();

    // from the visitor's profile, an action opens the recording at its second
    await page.goto(`${origin()}/recordings?range=today`);
    await page.getByRole("list", { name: "Recordings" }).getByRole("link").first().click();
    await page.waitForURL(/\/video\//);
    const video = new URL(page.url()).pathname;
    await page.getByRole("tab", { name: "Visitor" }).click();
    await page.getByRole("tabpanel").getByRole("link").first().click();
    await page.waitForURL(/\/profile\//);
    const moments = page
      .getByRole("region", { name: "Session activity" })
      .getByRole("link", { name: /^Watch recording: / });
    await moments.first().click();
    await page.waitForURL(/\/video\//);
    expect(new URL(page.url()).pathname).toBe(video);
    expect(complaints).toEqual([]);
  });

  it("stand side by side, aligned at a page that both visitors saw", async () => {
    const visitors = await Promise.all([walker(), walker()]);
    const tents = "/demo/category/tents";
    for (const { page: visited } of visitors) {
      await visited.goto(`${hostOrigin()}/demo/`);
      await visited.mouse.move(200, 200, { steps: 5 });
      await visited.goto(`${hostOrigin()}${tents}`);
    }
    const heading = (await visitors[0]?.page.getByRole("heading", { level: 1 }).innerText()) ?? "";
    const { page, complaints } = await walker({ bypassCSP: true });
    await signIn(page, "user");
    const items = page.getByRole("list", { name: "Recordings" }).getByRole("listitem").filter({ hasText: tents });
    let x = 0;
    await expect
      .poll(async () => {
        for (const { page: visited } of visitors) await visited.mouse.move((x += 10), 300);
        await page.goto(`${origin()}/recordings?range=today&unviewed=1&sort=NEWEST`);
        await page.getByRole("switch", { name: "Not viewed" }).waitFor();
        return items.count();
      })
      .toBeGreaterThan(1);
    for (const n of [0, 1]) await items.nth(n).locator("label").first().click();
    await page.getByRole("group", { name: "Selected recordings" }).getByRole("link", { name: "Compare" }).click();
    await page.waitForURL(/\/recordings\/compare/);
    await page.getByRole("button", { name: /Align at/ }).click();
    await page.getByRole("option", { name: `Page view ${tents}` }).click();
    for (const side of ["Left recording", "Right recording"]) {
      const recorded = page.getByRole("region", { name: side }).frameLocator("iframe[title='Recorded page']");
      await recorded.frameLocator("iframe").getByRole("heading", { level: 1, name: heading }).waitFor();
    }
    await settled(page);
    expect(await findings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
