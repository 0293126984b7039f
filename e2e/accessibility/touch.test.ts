// On touch screens, small targets take the touches around them. Their boxes stay small, so this is measured by hits.
import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { origin, signIn, useBrowser } from "../walker.ts";

/** `control.touch` of the theme. */
const TOUCH = 40;

/** The height in px that a touch at the middle of the element's width hits. */
const hitHeight = (target: Locator): Promise<number> =>
  target.evaluate((element) => {
    element.scrollIntoView({ block: "center", inline: "center" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const isHit = (y: number) => element.contains(document.elementFromPoint(left + width / 2, top + height / 2 + y));
    const reach = (step: number) => {
      let y = 0;
      while (Math.abs(y) < 40 && isHit(y + step)) y += step;
      return Math.abs(y);
    };
    return reach(-1) + reach(1) + 1;
  });

describe("touch screens", () => {
  const { walker } = useBrowser();

  it("have targets of at least 40 px in legends, marks, fields, links and rows of tables", async () => {
    const { page } = await walker({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await signIn(page);
    const targets: [string, Locator, number][] = [
      ["/dashboard", page.getByRole("list", { name: "Legend" }).getByRole("button").first(), TOUCH],
      [
        "/dashboard",
        page.getByRole("list", { name: "Notes and changes in this range" }).getByRole("link").first(),
        TOUCH,
      ],
      ["/dashboard", page.getByRole("link", { name: "All goals" }), TOUCH],
      [
        "/report/daily-traffic",
        page
          .getByRole("gridcell")
          .getByRole("link", { name: /view visitors/ })
          .first(),
        TOUCH,
      ],
      ["/behavior-flow", page.getByRole("button", { name: "Show suggestions" }).first(), TOUCH],
    ];
    for (const [path, target, least] of targets) {
      if (new URL(page.url()).pathname !== path) await page.goto(`${origin()}${path}`);
      await target.waitFor();
      await expect
        .poll(() => hitHeight(target), { message: `${path} ${String(target)}` })
        .toBeGreaterThanOrEqual(least);
    }
  });

  it("show the recordings of a funnel's step beside its number", async () => {
    const { page } = await walker({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await signIn(page);
    // a funnel of the demo
    await page.goto(`${origin()}/funnel/flow/1/any`);
    const step = page.getByRole("list", { name: "Steps of the funnel" }).getByRole("listitem").first();
    const number = await step.getByRole("link", { name: /Step 1.*view visitors/ }).boundingBox();
    const icon = await step.getByRole("link", { name: /Step 1.*watch recordings/ }).boundingBox();
    const words = await step.getByText("visitors", { exact: true }).first().boundingBox();
    if (!number || !icon || !words) throw new Error("the step has no links");
    expect(icon.x).toBeGreaterThanOrEqual(number.x + number.width);
    expect(words.x).toBeGreaterThanOrEqual(icon.x + icon.width);
  });
});
