// A page of the demo shop that visitors click, and what a heatmap draws over its recording.
import type { BrowserContextOptions, Page } from "playwright-core";
import { z } from "zod";
import { ask } from "../gatewayCalls.ts";
import { hostOrigin } from "../walker.ts";

export const PAGE = "/demo/category/tents";
export const CLICKS = 5;
const phone =
  "Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Mobile Safari/537.36";

interface Look {
  width: number;
  height: number;
  device: "desktop" | "mobile";
  options: BrowserContextOptions;
}
export const desktop: Look = { width: 1440, height: 900, device: "desktop", options: {} };
export const mobile: Look = {
  width: 390,
  height: 844,
  device: "mobile",
  options: { userAgent: phone, hasTouch: true },
};

const Measured = z.object({
  data: z.object({
    viewer: z.object({
      project: z.object({
        id: z.string(),
        widgetId: z.number(),
        heatmaps: z.object({
          heatmap: z.object({ sample: z.object({ points: z.number() }), snapshots: z.array(z.unknown()) }),
        }),
      }),
    }),
  }),
});

// the campaign distinguishes the visitor from those of the demo's history
export const campaign = ({ width }: Look) => `heat-${width}`;

export async function measured(look: Look) {
  const { body } = await ask(
    `query ($page: HeatmapPageInput!, $device: HeatmapDevice!, $filters: FilterInput) {
      viewer { project { id widgetId heatmaps {
        heatmap(range: {preset: TODAY}, page: $page, device: $device, filters: $filters) {
          sample { points } snapshots { snapshotId }
        }
      } } } }`,
    {
      page: { match: "EXACT", value: PAGE },
      device: look.device.toUpperCase(),
      filters: { conditions: [[{ criteria: "UTM_CAMPAIGN", operator: "IS", value: campaign(look) }]] },
    },
  );
  return Measured.parse(body).data.viewer.project;
}

export async function visit(visitor: Page, { width }: Look): Promise<void> {
  const stored = visitor.waitForResponse(
    (response) => response.url().includes("/record/") && response.request().method() === "POST",
  );
  await visitor.goto(`${hostOrigin()}${PAGE}?utm_campaign=heat-${width}`);
  await stored;
  for (let n = 0; n < CLICKS; n++) await visitor.getByRole("heading", { level: 1 }).click();
  await visitor.mouse.move(width / 2, 300, { steps: 8 });
  await visitor.mouse.wheel(0, 2000);
}

const frameOf = (page: Page) =>
  page.frames().find((one) => new URL(one.url()).pathname === "/replay-frame.html") ?? page.mainFrame();

/** Coverage of the drawing at the middle of an element, 0 to 255. */
export function drawnAt(page: Page, selector: string): Promise<number> {
  return frameOf(page).evaluate((searched) => {
    const canvas = document.querySelector("canvas");
    const shown = document.querySelector("iframe")?.contentDocument?.querySelector(searched)?.getBoundingClientRect();
    const context = canvas?.getContext("2d");
    if (!canvas || !shown || !context) return 0;
    // an exported file scales the page
    const density = canvas.width / canvas.offsetWidth;
    const [x, y] = [shown.left + shown.width / 2, shown.top + shown.height / 2];
    return context.getImageData(Math.round(x * density), Math.round(y * density), 1, 1).data[3] ?? 0;
  }, selector);
}

/** Whether anything is drawn over the page. */
export const isDrawn = (page: Page): Promise<boolean> =>
  frameOf(page).evaluate(() => {
    const canvas = document.querySelector("canvas");
    const pixels = canvas?.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return pixels.some((value, n) => n % 4 === 3 && value > 0);
  });

export const recorded = (page: Page) => page.frameLocator("iframe[title='Recorded page']");
export const heading = (page: Page) => recorded(page).frameLocator("iframe").getByRole("heading", { level: 1 });
