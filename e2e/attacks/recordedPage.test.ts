// A recorded page that attacks its viewer: it runs nothing and opens no connection, in the document and under the policy
// that the gateway serves. The events are written by hand, as a forged recording would be.
import { expect, it } from "vitest";
import type { Page } from "playwright-core";
import { ask } from "../gatewayCalls.ts";
import { sendRecording } from "../recordings/sentRecording.ts";
import { origin, signIn, useBrowser } from "../walker.ts";
import { RUN } from "./hostileElements.ts";
import { hostileEvents, useCanary, usePage } from "./hostilePage.ts";

const { connections, evil } = useCanary();
const { walker } = useBrowser();

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
  const { page } = await walker();
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
});

it("runs no script of a hostile recorded page below a heatmap and in its image, and opens no connection for it", async () => {
  const { page } = await walker();
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
});

it("runs no script of a hostile recorded page and opens no connection for it, for members and for guests of a link", async () => {
  const title = `<img src="${evil()}/title.png" onerror="${RUN}">`;
  const { project, key } = await sendRecording(hostileEvents(evil()), title);
  const input = { project, module: "PLAYBACK", itemId: key, range: { preset: "TODAY" } };
  const { text } = await ask(
    "mutation ($input: CreateShareLinkInput!) { createShareLink(input: $input) { url problem { message } } }",
    { input },
  );
  const [, url = ""] = /"url":"([^"]+)"/.exec(text) ?? [];
  const [member, guest] = [await walker(), await walker()];
  await signIn(member.page, "viewer");
  const before = connections.length;
  for (const [page, address] of [
    [member.page, `${origin()}/video/${key}`],
    [guest.page, url],
  ] as const) {
    await page.goto(address);
    const shown = page.frameLocator("iframe[title='Recorded page']").frameLocator("iframe").first();
    await shown.locator("#box").first().waitFor();
    await page.getByRole("slider", { name: "Time in the recording" }).press("End");
    await usePage(shown);
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
    expect(new URL(page.url()).pathname).toBe(new URL(address).pathname);
  }
  expect(connections.length - before).toBe(0);
});

it("shows recorded pages to no other site", async () => {
  const { headers } = await fetch(`${origin()}/replay-frame.html`);
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
  expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*connect-src 'none'/);
  expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
});
