// From a visitor's comment to the page that it is about, as it was recorded at that second.
import { describe, expect, it } from "vitest";
import { findings } from "../axe.ts";
import { origin, signIn, useBrowser } from "../walker.ts";

describe("feedback about an element", () => {
  const { walker } = useBrowser();

  it("opens the recorded page at its second, with the element outlined where it is", async () => {
    const { page, complaints } = await walker({ bypassCSP: true });
    await signIn(page, "user");
    await page.goto(`${origin()}/report/feedback-comments?range=last_30_days&page=%2Fdemo%2Fproduct%2Fmeadow-2`);
    await page.getByRole("link", { name: "Page with the element outlined" }).first().click();
    await page.waitForURL(/\/video\/.*element=/);
    await page.getByText("The element that the feedback is about is outlined.").waitFor();
    const { searchParams } = new URL(page.url());
    expect(Number(searchParams.get("t"))).toBeGreaterThan(5);

    const frame = page.frameLocator("iframe[title='Recorded page']");
    const element = frame.frameLocator("iframe").locator(".size-advice");
    const outline = frame.locator("body > div[style*='border: 3px']");
    const around = async () => {
      const [inner, outer] = [await element.boundingBox(), await outline.boundingBox()];
      if (!inner || !outer) return false;
      const right = outer.x + outer.width - inner.x - inner.width;
      const bottom = outer.y + outer.height - inner.y - inner.height;
      return [inner.x - outer.x, inner.y - outer.y, right, bottom].every((gap) => gap > 0 && gap < 12);
    };
    await expect.poll(around).toBe(true);
    expect(await findings(page)).toEqual([]);

    // the next page of the recording doesn't have it
    await page.getByRole("button", { name: /^\d+:\d\d Page view \/demo\/category/ }).click();
    await page.getByText(/which this page did not have at this time/).waitFor();
    await outline.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Remove outline" }).click();
    await page.waitForURL((url) => !url.searchParams.has("element"));
    expect(complaints).toEqual([]);
  });
});
