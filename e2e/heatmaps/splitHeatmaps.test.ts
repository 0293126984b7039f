// Two heatmaps of a page beside each other, on a wide window and on a phone.
import { describe, expect, it } from "vitest";
import { findings, settled } from "../axe.ts";
import { hostOrigin, origin, signIn, useBrowser } from "../walker.ts";

describe("heatmaps side by side", () => {
  const { walker } = useBrowser();
  const path = "/demo/";

  it("scroll together, keep their choices in the URL and compare elements", async () => {
    const visitor = await walker();
    const stored = () =>
      visitor.page.waitForResponse(
        (response) => response.url().includes("/record/") && response.request().method() === "POST",
      );
    await Promise.all([stored(), visitor.page.goto(`${hostOrigin()}${path}`)]);

    const { page, complaints } = await walker({ viewport: { width: 1440, height: 1000 }, bypassCSP: true });
    await signIn(page, "viewer");
    const address = encodeURIComponent(`${hostOrigin()}${path}`);
    const both = `${origin()}/heatmap/split?range=today&url=${address}&second.device=desktop`;
    const frames = page.locator("iframe[title='Recorded page']");
    await expect
      .poll(async () => {
        await page.goto(both);
        await frames
          .or(page.getByText("No recorded page yet"))
          .or(page.getByText("No page views in this range"))
          .first()
          .waitFor();
        return frames.count();
      })
      .toBe(2);
    const [left, right] = [0, 1].map((n) =>
      page.frameLocator(`iframe[title='Recorded page'] >> nth=${n}`).getByRole("region", { name: /can be scrolled/ }),
    );
    const topOf = (region: typeof left) => region?.evaluate((element) => element.scrollTop);
    await left?.evaluate((element) => element.scrollTo({ top: 200 }));
    await expect.poll(() => topOf(right)).toBe(200);
    await right?.evaluate((element) => element.scrollTo({ top: 40 }));
    await expect.poll(() => topOf(left)).toBe(40);

    await page.getByRole("radio", { name: "Rage clicks" }).click();
    await expect.poll(() => page.url()).toContain("mode=rage");
    await page.getByRole("radio", { name: "Difference" }).click();
    await page.getByRole("heading", { name: "Elements that differ" }).waitFor();
    await page.getByRole("group", { name: "Second" }).getByRole("radio", { name: "Tablet" }).click();
    await expect.poll(() => page.url()).toContain("second.device=tablet");
    await settled(page);
    expect(await findings(page)).toEqual([]);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(both);
    await expect.poll(() => frames.count()).toBe(1);
    await page.getByRole("radiogroup", { name: "Side" }).getByRole("radio", { name: "Second" }).click();
    await frames.waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await settled(page);
    expect(await findings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
