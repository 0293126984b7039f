// From a click to the heatmap: the tracker reports where a visitor of the demo shop clicks, and a member sees it on the
// page as it was recorded.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hostOrigin, origin, signIn, useBrowser } from "./walker.ts";

const PAGE = "/demo/category/tents";
const CLICKS = 5;
const phone =
  "Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Mobile Safari/537.36";

const layers = [
  ["Movements", "move"],
  ["Scroll depth", "scroll"],
  ["Attention", "attention"],
  ["Rage clicks", "rage"],
  ["Dead clicks", "dead"],
  ["First clicks", "first"],
] as const;

const frameOf = (page: Page) => page.frames().find((one) => one.url().endsWith("/replay-frame.html"));

/** Coverage of the drawing at the middle of an element, 0 to 255. */
function drawnAt(page: Page, selector: string): Promise<number> {
  const frame = frameOf(page);
  if (!frame) return Promise.resolve(0);
  return frame.evaluate((searched) => {
    const canvas = document.querySelector("canvas");
    const shown = document.querySelector("iframe")?.contentDocument?.querySelector(searched)?.getBoundingClientRect();
    const context = canvas?.getContext("2d");
    if (!canvas || !shown || !context) return 0;
    const density = canvas.width / canvas.getBoundingClientRect().width;
    const [x, y] = [shown.left + shown.width / 2, shown.top + shown.height / 2];
    return context.getImageData(Math.round(x * density), Math.round(y * density), 1, 1).data[3] ?? 0;
  }, selector);
}

/** Number of pixels that are drawn over the page. */
function drawnPixels(page: Page): Promise<number> {
  const frame = frameOf(page);
  if (!frame) return Promise.resolve(0);
  return frame.evaluate(() => {
    const canvas = document.querySelector("canvas");
    const pixels = canvas?.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return pixels.filter((value, n) => n % 4 === 3 && value > 0).length;
  });
}

describe("heatmaps", () => {
  const { walker } = useBrowser();

  it.each([
    { width: 1440, height: 900, device: "desktop", look: {} },
    { width: 390, height: 844, device: "mobile", look: { userAgent: phone, hasTouch: true } },
  ])("show each click of a visitor at $width px on the recorded page, on every layer", async (visit) => {
    const { width, height, device, look } = visit;
    const visitor = (await walker({ viewport: { width, height }, ...look })).page;
    const stored = visitor.waitForResponse(
      (response) => response.url().includes("/record/") && response.request().method() === "POST",
    );
    // the campaign distinguishes the visitor from those of the demo's history
    await visitor.goto(`${hostOrigin()}${PAGE}?utm_campaign=heat-${width}`);
    await stored;
    for (let n = 0; n < CLICKS; n++) await visitor.getByRole("heading", { level: 1 }).click();
    await visitor.mouse.move(width / 2, 300, { steps: 8 });
    await visitor.mouse.wheel(0, 2000);
    await visitor.goto(`${hostOrigin()}/demo/`);

    const { page, complaints } = await walker({ viewport: { width, height } });
    await signIn(page, "user");
    const address = `${origin()}/heatmap/view?url=${PAGE}&device=${device}&range=today&f=utm_campaign:is:heat-${width}`;
    const sample = page.getByText(/\d page views?/).first();
    await expect
      .poll(async () => {
        await page.goto(address);
        return sample.innerText();
      })
      .toMatch(new RegExp(`^1 page view · 1 visitor · Clicks: ${CLICKS} · `));
    const list = page.getByRole("list", { name: "Elements" });
    await list.getByRole("button", { name: new RegExp(`${CLICKS} clicks · 1 visitor`) }).waitFor();
    const recorded = page.frameLocator("iframe[title='Recorded page']");
    await recorded.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(() => drawnAt(page, "h1")).toBeGreaterThan(100);

    // a click on the page selects the element in the list
    const row = list.getByRole("button").first();
    expect(await row.getAttribute("aria-pressed")).toBe("false");
    const heading = recorded.frameLocator("iframe").getByRole("heading", { level: 1 });
    const middle = await heading.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return { clientX: left + 5, clientY: top + 5 };
    });
    await recorded.getByRole("region").dispatchEvent("click", middle);
    await expect.poll(() => row.getAttribute("aria-pressed")).toBe("true");

    for (const [layer, mode] of layers) {
      await page.getByRole("radio", { name: layer }).click();
      await expect.poll(() => page.url()).toContain(`mode=${mode}`);
      const isEmpty = async () => (await page.getByText("Nothing was measured on this layer").count()) > 0;
      await expect.poll(async () => (await drawnPixels(page)) > 0 || (await isEmpty())).toBe(true);
    }
    // of five clicks one is the first
    await page.getByText("First clicks: 1").waitFor();
    expect(complaints).toEqual([]);
  });
});
