// A visitor's hand: moves the pointer along a curve, hesitates, scrolls in steps and types with pauses, as people do. The
// same visit always takes the same way.
import type { Locator, Page } from "playwright-core";

interface Way {
  shop: string;
  isTouch: boolean;
}

export interface Hand {
  /** Opens a page of the shop by its path, from another site if `referer` is given. */
  open(path: string, referer?: string): Promise<void>;
  click(selector: string): Promise<void>;
  /** Several clicks on one spot within a second. */
  clickFast(selector: string, times: number): Promise<void>;
  /** Clicks a link and waits for its page. */
  follow(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Types, presses Enter and waits for the next page. */
  submit(selector: string, text: string): Promise<void>;
  /** Points at an element and rests there. */
  look(selector: string, seconds: number): Promise<void>;
  /** Scrolls by so many pixels. */
  scroll(pixels: number): Promise<void>;
  pause(seconds: number): Promise<void>;
}

/** Milliseconds between two positions of the pointer, and between two steps of scrolling. */
const STEP = 40;

export function openHand(page: Page, { shop, isTouch }: Way): Hand {
  let at = { x: 300, y: 200 };
  let count = 0;
  const wait = (milliseconds: number) => page.waitForTimeout(milliseconds);
  /** from 0 to 1, different each time */
  const vary = () => ((count++ * 7919) % 97) / 97;

  async function moveTo(x: number, y: number): Promise<void> {
    if (isTouch) return;
    const { x: fromX, y: fromY } = at;
    const distance = Math.hypot(x - fromX, y - fromY);
    const steps = Math.max(4, Math.round(distance / 45));
    const bend = (vary() - 0.5) * distance * 0.3;
    for (let step = 1; step <= steps; step++) {
      const share = step / steps;
      const eased = share * share * (3 - 2 * share);
      const aside = Math.sin(Math.PI * share) * bend;
      await page.mouse.move(fromX + (x - fromX) * eased + aside * 0.5, fromY + (y - fromY) * eased + aside);
      await wait(STEP);
    }
    at = { x, y };
  }

  async function scroll(pixels: number): Promise<void> {
    const steps = Math.max(1, Math.round(Math.abs(pixels) / 60));
    for (let step = 0; step < steps; step++) {
      await page.evaluate((by) => window.scrollBy(0, by), pixels / steps);
      await wait(STEP + (step % 6 === 5 ? 160 * vary() : 0));
    }
  }

  /** Somewhere near the middle of the element, which is scrolled into view first. */
  async function spotOf(element: Locator): Promise<{ x: number; y: number }> {
    await element.waitFor();
    const height = await page.evaluate(() => window.innerHeight);
    for (let attempt = 0; attempt < 3; attempt++) {
      const box = await element.boundingBox();
      const middle = box ? box.y + box.height / 2 : 0;
      if (middle > 90 && middle < height - 60) break;
      await scroll(middle - height * 0.55);
    }
    const box = await element.boundingBox();
    if (!box) throw new Error("an element of the visit is not visible");
    const spread = (size: number) => size * (0.35 + 0.3 * vary());
    return { x: box.x + spread(box.width), y: box.y + spread(box.height) };
  }

  async function press({ x, y }: { x: number; y: number }): Promise<void> {
    if (isTouch) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y, { delay: 60 });
  }

  async function click(selector: string): Promise<void> {
    const spot = await spotOf(page.locator(selector).first());
    await moveTo(spot.x, spot.y);
    await wait(150 + 250 * vary());
    await press(spot);
    await wait(400 + 400 * vary());
  }

  /** Waits for the page that `act` leads to. */
  async function arrive(act: () => Promise<void>): Promise<void> {
    const left = page.url();
    await act();
    await page.waitForURL((url) => url.href !== left, { waitUntil: "load" });
    await wait(1200);
  }

  async function type(selector: string, text: string): Promise<void> {
    await click(selector);
    for (const letter of text) {
      await page.keyboard.type(letter);
      await wait(60 + 110 * vary());
    }
    await wait(500);
  }

  return {
    click,
    scroll,
    type,
    async open(path, referer) {
      await page.goto(`${shop}${path}`, { waitUntil: "load", ...(referer && { referer }) });
      await wait(1500);
    },
    async clickFast(selector, times) {
      const spot = await spotOf(page.locator(selector).first());
      await moveTo(spot.x, spot.y);
      for (let time = 0; time < times; time++) {
        await press(spot);
        await wait(90 + 80 * vary());
      }
      await wait(1200);
    },
    follow: (selector) => arrive(() => click(selector)),
    submit: (selector, text) =>
      arrive(async () => {
        await type(selector, text);
        await page.keyboard.press("Enter");
      }),
    async look(selector, seconds) {
      const spot = await spotOf(page.locator(selector).first());
      await moveTo(spot.x, spot.y);
      await wait(seconds * 1000);
    },
    pause: (seconds) => wait(seconds * 1000),
  };
}
