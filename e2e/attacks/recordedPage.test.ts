// A recorded page that attacks its viewer: it runs nothing and opens no connection, in the document and under the policy
// that the gateway serves. The events are written by hand, as a forged recording would be.
import { once } from "node:events";
import { createServer, type Server } from "node:net";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Browser, Page } from "playwright-core";
import { launchChromium } from "../chromium.ts";
import { origin } from "../walker.ts";

interface Node {
  type: number;
  [field: string]: unknown;
}

let canary: Server;
let evil: string;
const connections: number[] = [];
let browser: Browser;
beforeAll(async () => {
  canary = createServer((socket) => {
    connections.push(Date.now());
    socket.destroy();
  }).listen(0, "127.0.0.1");
  await once(canary, "listening");
  evil = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  canary.close();
});

let id = 0;
const element = (tagName: string, attributes: object = {}, childNodes: Node[] = []): Node => ({
  ...{ type: 2, id: ++id, tagName, attributes, childNodes },
});
const text = (textContent: string, isStyle = false): Node => ({
  type: 3,
  id: ++id,
  textContent,
  ...(isStyle && { isStyle }),
});

const RUN = "window.top.ran = (window.top.ran || 0) + 1";
const call = `javascript:${RUN}`;
const file = (name: string) => `${evil}/${name}`;

/** Everything that a page can do by itself, by script, attribute or request. */
const hostile = (): Node[] => [
  element("script", {}, [text(RUN)]),
  element("script", { src: file("a.js") }),
  element("script", { type: "speculationrules" }, [text(`{"prefetch":[{"source":"list","urls":["${file("s")}"]}]}`)]),
  element("img", { src: file("a.png"), srcset: `${file("b.png")} 2x`, onerror: RUN, onload: RUN }),
  element("img", { src: "x:", onerror: RUN }),
  element("svg", { onload: RUN }, [
    element("image", { href: file("c.svg") }),
    element("use", { href: file("d.svg#a") }),
  ]),
  element("iframe", { src: file("frame"), rr_src: file("frame"), srcdoc: `<script>${RUN}</script>` }),
  element("iframe", { src: call }),
  element("object", { data: file("o"), type: "text/html" }),
  element("embed", { src: file("e") }),
  element("video", { src: file("v.mp4"), poster: file("p.png"), autoplay: "" }),
  element("audio", { src: file("a.mp3"), autoplay: "", rr_mediaState: "played" }),
  element("form", { action: file("f"), id: "f" }, [
    element("input", { type: "submit", formaction: file("g"), autofocus: "", onfocus: RUN }),
  ]),
  element("a", { href: call, ping: file("ping"), id: "link" }, [text("Go")]),
  element("a", { href: file("top"), target: "_top", id: "top" }, [text("Leave")]),
  element("details", { open: "", ontoggle: RUN }, [text("x")]),
  element("div", { style: `background:url(${file("bg.png")})`, onclick: RUN, id: "box" }, [text("Box")]),
  element("style", {}, [
    text(
      `@import url(${file("i.css")}); @font-face{font-family:x;src:url(${file("x.woff2")})} body{font-family:x;background:url(${file("y.png")})}`,
      true,
    ),
  ]),
  element("noscript", {}, [element("img", { src: file("n.png") })]),
];
const heads = (): Node[] => [
  element("base", { href: `${evil}/` }),
  element("meta", { "http-equiv": "refresh", content: `0;url=${file("refresh")}` }),
  element("meta", { "http-equiv": "Content-Security-Policy", content: "default-src *" }),
  ...["preconnect", "dns-prefetch", "prefetch", "preload", "modulepreload", "prerender", "manifest", "icon"].map(
    (rel) => element("link", { rel, href: file(rel), as: "script" }),
  ),
  element("link", { rel: "stylesheet", href: file("a.css") }),
  element("link", {
    rel: "stylesheet",
    href: file("b.css"),
    _cssText: `#box { color: rgb(1, 2, 3); background: url(${file("z.png")}) }`,
  }),
];

/** A mutation names each added node on its own. */
const additions = (parentId: unknown, node: Node): object[] => [
  { parentId, nextId: null, node: { ...node, childNodes: [] } },
  ...(Array.isArray(node["childNodes"]) ? node["childNodes"] : []).flatMap((child: Node) =>
    additions(node["id"], child),
  ),
];

function events(): object[] {
  id = 0;
  const body = element("body", { onload: RUN }, hostile());
  const page = { type: 0, id: ++id, childNodes: [element("html", {}, [element("head", {}, heads()), body])] };
  const late = element("p", { id: "late" }, [text("Late")]);
  const added = [...hostile(), late].flatMap((node) => additions(body["id"], node));
  return [
    { type: 4, timestamp: 0, data: { href: "https://shop.test/", width: 800, height: 600 } },
    { type: 2, timestamp: 1, data: { node: page, initialOffset: { top: 0, left: 0 } } },
    {
      ...{ type: 3, timestamp: 20 },
      data: {
        ...{ source: 0, texts: [], removes: [] },
        adds: added,
        attributes: [{ id: body["id"], attributes: { onpointerenter: RUN, background: file("body.png") } }],
      },
    },
    // the recorded clicks are dispatched again in the replay
    ...[2, 5].map((type, n) => ({ type: 3, timestamp: 30 + n, data: { source: 2, type, id: body["id"], x: 1, y: 1 } })),
    { type: 3, timestamp: 60, data: { source: 1, positions: [{ x: 5, y: 5, id: body["id"], timeOffset: 0 }] } },
  ];
}

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
    { kind: "add", stream: "s", events: events() },
    { kind: "show", stream: "s", at: 0, isPlaying: true, speed: 1 },
  ];
  await show(page, played, "shown");
  const shown = page.frameLocator("iframe").frameLocator("iframe").first();
  // the mutation was played, so the whole page is there
  await shown.locator("#late").waitFor();
  expect(
    await shown
      .locator("#box")
      .first()
      .evaluate((box) => getComputedStyle(box).color),
  ).toBe("rgb(1, 2, 3)");
  // a viewer who could reach the page would run and load no more
  await shown.locator("#box").first().dispatchEvent("click");
  await shown
    .locator("#link")
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await shown
    .locator("#top")
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await shown
    .locator("#f")
    .first()
    .evaluate((form: HTMLFormElement) => form.requestSubmit());
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
    points: [`#box`, `"><script>${RUN}</script>`, `img[src="${file("selector.png")}"]`].map((selector) => ({
      ...{ ...point, selector },
    })),
    ...{
      bands: [],
      fold: null,
      elements: [{ selector: "#link", label: `<img src=${file("label.png")} onerror=${RUN}>` }],
    },
  };
  const messages = [
    { kind: "background", events: events(), label: "Page" },
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
