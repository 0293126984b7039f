// Back through the last 24 hours of the realtime screen: by keys, by pointer, by a link in another tab, and to live again.
import { describe, expect, it } from "vitest";
import { origin, signIn, useBrowser } from "./walker.ts";

describe("last 24 hours of the realtime screen", () => {
  const { walker } = useBrowser();

  it("shows any moment of the day, can be linked, and returns to the live view", async () => {
    const { page, complaints } = await walker();
    await signIn(page, "viewer");
    await page.goto(`${origin()}/visitor/realtime`);
    const slider = page.getByRole("slider", { name: "Moment of the last 24 hours" });
    await slider.waitFor();
    expect(await slider.getAttribute("aria-valuetext")).toMatch(/^Live, \d+ visitors? online$/);
    await page.getByText(/^Updated \d+ s ago/).waitFor();

    await slider.focus();
    for (let hours = 0; hours < 3; hours++) await slider.press("PageDown");
    await page.getByText(/^Past: .*, 3 hours ago$/).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get("at")).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00Z$/);
    expect(await page.getByText(/^Updated \d+ s ago/).count()).toBe(0);
    // the number on the screen is the graph's number of this minute
    const text = (await slider.getAttribute("aria-valuetext")) ?? "";
    const count = /(\d+) visitors? online$/.exec(text)?.[1] ?? "";
    const online = page.getByRole("region", { name: /^Online at / });
    await expect.poll(() => online.locator("p").first().textContent()).toBe(count);

    // the same moment from a link
    const linked = await page.context().newPage();
    await linked.goto(page.url());
    await linked.getByText(/^Past: .*, 3 hours ago$/).waitFor();
    await expect
      .poll(() =>
        linked
          .getByRole("region", { name: /^Online at / })
          .locator("p")
          .first()
          .textContent(),
      )
      .toBe(count);
    await linked.close();

    const box = await slider.boundingBox();
    if (!box) throw new Error("the slider has no box");
    await page.mouse.move(box.x + box.width * 0.8, box.y + 30);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.5, box.y + 30, { steps: 8 });
    await page.mouse.up();
    await page.getByText(/^Past: .*, (11|12) hours ago$/).waitFor();

    await page.getByRole("button", { name: "Play from here" }).click();
    const before = Number(await slider.getAttribute("aria-valuenow"));
    await expect.poll(async () => Number(await slider.getAttribute("aria-valuenow"))).toBeGreaterThan(before + 10);
    await page.getByRole("button", { name: "Pause" }).click();

    await page.getByRole("button", { name: "Back to live" }).click();
    await page.getByText(/^Updated \d+ s ago/).waitFor();
    expect(new URL(page.url()).searchParams.get("at")).toBeNull();
    expect(complaints).toEqual([]);
  });
});
