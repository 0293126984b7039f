// A visitor of the demo shop with the tracker, and a member who follows the session while it goes on.
import type { FrameLocator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { findings } from "../axe.ts";
import { hostOrigin, order, origin, signIn, useBrowser } from "../walker.ts";

/** A visitor whose last chunk is lost, as browsers give a closed page little time for it, has left after five minutes. */
const LEFT_AFTER = 5.5 * 60_000;
const ending = { timeout: LEFT_AFTER + 120_000 };

describe("live session", () => {
  const { walker } = useBrowser();

  it(
    "is followed from page to page, watched again from its beginning, and ends with its recording",
    ending,
    async () => {
      const visitor = await walker();
      const stored = () =>
        visitor.page.waitForResponse(
          (response) => response.url().includes("/record/") && response.request().method() === "POST",
        );
      await Promise.all([stored(), visitor.page.goto(`${hostOrigin()}/demo/`)]);
      const home = await visitor.page.getByRole("heading", { level: 1 }).first().innerText();

      const { page, complaints } = await walker({ bypassCSP: true });
      await signIn(page, "user");
      await page.goto(`${origin()}/recordings?range=today`);
      const sessions = page.getByRole("grid", { name: "Live sessions" });
      await sessions
        .getByRole("row", { name: /\/demo\// })
        .first()
        .click();
      await page.waitForURL(/\/live-recording\//);
      const replayed = page.frameLocator("iframe[title='Recorded page']").frameLocator("iframe");
      await replayed.getByRole("heading", { level: 1, name: home }).first().waitFor();
      await page.getByText("1 member watching").waitFor();
      expect(await page.locator("[contenteditable], textarea").count()).toBe(0);

      // the page is seen in full screen too
      await page.keyboard.press("f");
      await page.getByRole("button", { name: "Leave full screen (F)" }).waitFor();
      await replayed.getByRole("heading", { level: 1, name: home }).first().waitFor();
      await page.keyboard.press("f");
      await page.getByRole("button", { name: "Full screen (F)", exact: true }).waitFor();

      // what the visitor's page shows now appears in the replay
      for (const text of ["first change", "second change"]) {
        await visitor.page.evaluate((words) => {
          const heading = document.querySelector("h1");
          if (heading) heading.textContent = words;
        }, text);
        await replayed.getByRole("heading", { level: 1, name: text }).waitFor();
      }

      await visitor.page.goto(`${hostOrigin()}/demo/category/tents`);
      const tents = await visitor.page.getByRole("heading", { level: 1 }).first().innerText();
      await page.getByText("The visitor opened /demo/category/tents").first().waitFor();
      await replayed.getByRole("heading", { level: 1, name: tents }).waitFor();

      const time = page.getByRole("slider", { name: "Time in the recording" });
      await time.press("Home");
      await replayed.getByRole("heading", { level: 1, name: home }).first().waitFor();
      const before = Number(await time.getAttribute("aria-valuemax"));
      // the session goes on meanwhile
      let x = 0;
      await expect
        .poll(async () => {
          await visitor.page.mouse.move((x += 20), 300);
          return Number(await time.getAttribute("aria-valuemax"));
        })
        .toBeGreaterThan(before);
      await page.getByRole("button", { name: "Go live" }).click();
      await replayed.getByRole("heading", { level: 1, name: tents }).waitFor();
      expect(await findings(page)).toEqual([]);

      // as a person closes a tab: the page still sends what it has
      await visitor.page.close({ runBeforeUnload: true });
      await page.getByText("The visitor has left.").waitFor({ timeout: LEFT_AFTER });
      await page.getByRole("link", { name: "Open the recording" }).click();
      await page.waitForURL(/\/video\//);
      await replayed.getByRole("heading", { level: 1 }).first().waitFor();
      expect(complaints).toEqual([]);
    },
  );

  it("shows what the visitor does as soon as it says", async () => {
    const visitor = await walker();
    await visitor.page.goto(`${hostOrigin()}/demo/category/kitchen`);
    const { page } = await walker();
    await signIn(page, "user", "/login");
    await page.goto(`${origin()}/recordings?range=today`);
    const sessions = page.getByRole("grid", { name: "Live sessions" });
    await sessions
      .getByRole("row", { name: /\/demo\/category\/kitchen/ })
      .first()
      .click();
    await page.getByTitle("You see what was recorded up to three seconds ago.").waitFor();
    const replayed = page.frameLocator("iframe[title='Recorded page']").frameLocator("iframe");
    const heading = (of: Page | FrameLocator, name: string) => of.getByRole("heading", { level: 1, name });
    /** How long a change takes to be seen there. */
    const delay = async (there: Page | FrameLocator, name: string) => {
      const start = Date.now();
      await visitor.page.evaluate((changed) => {
        const shown = document.querySelector("h1");
        if (shown) shown.textContent = changed;
      }, name);
      await heading(there, name).waitFor();
      return Date.now() - start;
    };
    // the first may be part of what is loaded when the view opens
    await delay(replayed, "change 0");
    const times: { own: number; followed: number }[] = [];
    for (const n of [1, 2, 3, 4, 5])
      times.push({ own: await delay(visitor.page, `own ${n}`), followed: await delay(replayed, `change ${n}`) });
    // without what this machine takes to change and find a heading; one of five may be late on a busy machine
    const behind = times.map(({ own, followed }) => followed - own).toSorted((a, b) => a - b);
    expect(behind.at(-2)).toBeLessThan(3000);
  });

  it("says that it is paused while the host is away, and goes on where it was", { timeout: 240_000 }, async () => {
    const visitor = await walker();
    // a page that no visitor of another test is on
    await visitor.page.goto(`${hostOrigin()}/demo/category/packs`);
    const { page } = await walker();
    await signIn(page, "user", "/login");
    await page.goto(`${origin()}/recordings?range=today`);
    const sessions = page.getByRole("grid", { name: "Live sessions" });
    await sessions
      .getByRole("row", { name: /\/demo\/category\/packs/ })
      .first()
      .click();
    const replayed = page.frameLocator("iframe[title='Recorded page']").frameLocator("iframe");
    await replayed.getByRole("heading", { level: 1 }).first().waitFor();
    await order("kill-host");
    await page.getByText("Live updates are paused.").waitFor({ timeout: 30_000 });
    await order("start-host");
    await visitor.page.evaluate(() => {
      const heading = document.querySelector("h1");
      if (heading) heading.textContent = "still here";
    });
    // the visitor's browser waits longer after each failure, unless it learns that it is online again
    await expect
      .poll(
        async () => {
          await visitor.page.evaluate(() => dispatchEvent(new Event("online")));
          return await replayed.getByRole("heading", { level: 1, name: "still here" }).count();
        },
        { timeout: 120_000, interval: 1000 },
      )
      .toBe(1);
    await page.getByText("Live updates are paused.").waitFor({ state: "detached" });
  });
});
