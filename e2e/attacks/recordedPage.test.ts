// A recorded page that attacks its viewer: it runs nothing and opens no connection, in the document and under the policy
// that the gateway serves. The events are written by hand, as a forged recording would be.
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Browser, Page } from "playwright-core";
import { launchChromium } from "../chromium.ts";
import { origin } from "../walker.ts";
import { hostileEvents, RUN, useCanary, usePage } from "./hostilePage.ts";

const { connections, evil } = useCanary();
let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const recorded = () => hostileEvents(evil()).map(({ at, ...event }) => ({ ...event, timestamp: at }));

/** Opens the document of the replay, sends it these messages, and waits for an answer of this kind. */
async function show(page: Page, messages: object[], until: string): Promise<void> {
  await page.evaluate(
    ([sent, last]) =>
      new Promise<void>((done) => {
        const frame = document.createElement("iframe");
        addEventListener("message", ({ data, source }) => {
          if (data !== "replay-open" || source !== frame.contentWindow) return;
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", ({ data: answer }: MessageEvent<{ kind: string }>) => {
            if (answer.kind === last) done();
          });
          port1.start();
          frame.contentWindow?.postMessage("replay-open", location.origin, [port2]);
          for (const message of sent) port1.postMessage(message);
        });
        frame.src = "/replay-frame.html";
        frame.style.cssText = "position:fixed;inset:0;width:800px;height:600px;z-index:9999";
        document.body.append(frame);
      }),
    [messages, until] as const,
  );
}

it("runs no script of a hostile recorded page and opens no connection for it", async () => {
  const page = await browser.newPage();
  await page.goto(`${origin()}/login`);
  const before = connections.length;
  const played = [
    { kind: "add", stream: "s", events: recorded() },
    { kind: "show", stream: "s", at: 0, isPlaying: true, speed: 1 },
  ];
  await show(page, played, "shown");
  const shown = page.frameLocator("iframe").frameLocator("iframe").first();
  await usePage(shown);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
  expect(connections.length - before).toBe(0);
  expect(page.url()).toBe(`${origin()}/login`);
  await page.close();
});

it("runs no script of a hostile recorded page below a heatmap and in its image, and opens no connection for it", async () => {
  const page = await browser.newPage();
  await page.goto(`${origin()}/login`);
  const before = connections.length;
  const point = { elementX: [50], elementY: [50], pageX: [1], pageY: [1], counts: [1] };
  const heat = {
    points: [`#box`, `"><script>${RUN}</script>`, `img[src="${evil()}/selector.png"]`].map((selector) => ({
      ...{ ...point, selector },
    })),
    ...{
      bands: [],
      fold: null,
      elements: [{ selector: "#link", label: `<img src=${evil()}/label.png onerror=${RUN}>` }],
    },
  };
  const messages = [
    { kind: "background", events: recorded(), label: "Page" },
    { kind: "heat", heat },
    { kind: "select", selector: "#link" },
    { kind: "capture" },
  ];
  await show(page, messages, "captured");
  const document = page.frameLocator("iframe");
  await document.frameLocator("iframe").first().locator("#box").first().waitFor();
  // a viewer who clicks, types and submits reaches only what lies above the page
  const glass = document.getByRole("region", { name: "Page" });
  await glass.click({ position: { x: 60, y: 60 } });
  await glass.press("Enter");
  await glass.press("Tab");
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
  expect(connections.length - before).toBe(0);
  expect(page.url()).toBe(`${origin()}/login`);
  await page.close();
});

it("shows recorded pages to no other site", async () => {
  const { headers } = await fetch(`${origin()}/replay-frame.html`);
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
  expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*connect-src 'none'/);
  expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
});
