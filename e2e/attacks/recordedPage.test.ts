// A recorded page that attacks its viewer: it runs nothing and opens no connection, in the document and under the policy
// that the gateway serves. The events are written by hand, as a forged recording would be.
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Browser, Page } from "playwright-core";
import { launchChromium } from "../chromium.ts";
import { origin } from "../walker.ts";
import { hostileEvents, useCanary, usePage } from "./hostilePage.ts";

const { connections, evil } = useCanary();
let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

async function replay(page: Page): Promise<void> {
  await page.evaluate(
    ([stream, played]) =>
      new Promise<void>((done) => {
        const frame = document.createElement("iframe");
        addEventListener("message", ({ data, source }) => {
          if (data !== "replay-open" || source !== frame.contentWindow) return;
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", ({ data: answer }: MessageEvent<{ kind: string }>) => {
            if (answer.kind === "shown") done();
          });
          port1.start();
          frame.contentWindow?.postMessage("replay-open", location.origin, [port2]);
          port1.postMessage({ kind: "add", stream, events: played });
          port1.postMessage({ kind: "show", stream, at: 0, isPlaying: true, speed: 1 });
        });
        frame.src = "/replay-frame.html";
        frame.style.cssText = "position:fixed;inset:0;width:800px;height:600px;z-index:9999";
        document.body.append(frame);
      }),
    ["s", hostileEvents(evil()).map(({ at, ...event }) => ({ ...event, timestamp: at }))] as const,
  );
}

it("runs no script of a hostile recorded page and opens no connection for it", async () => {
  const page = await browser.newPage();
  await page.goto(`${origin()}/login`);
  const before = connections.length;
  await replay(page);
  const shown = page.frameLocator("iframe").frameLocator("iframe").first();
  await usePage(shown);
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
