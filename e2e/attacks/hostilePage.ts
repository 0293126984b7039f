// A recorded page that attacks its viewer, with everything that a page can do by itself: by script, attribute or request.
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import type { FrameLocator } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { element, opened, page, text, type Node, type SentEvent } from "../recordings/sentRecording.ts";

export const RUN = "window.top.ran = (window.top.ran || 0) + 1";
const call = `javascript:${RUN}`;

/** The address of a file on the server that must get no connection. */
type Address = (name: string) => string;

const hostile = (file: Address): Node[] => [
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
const heads = (file: Address): Node[] => [
  element("base", { href: file("") }),
  element("meta", { "http-equiv": "refresh", content: `0;url=${file("refresh")}` }),
  element("meta", { "http-equiv": "Content-Security-Policy", content: "default-src *" }),
  ...["preconnect", "dns-prefetch", "prefetch", "preload", "modulepreload", "prerender", "manifest", "icon"].map(
    (rel) => element("link", { rel, href: file(rel), as: "script" }),
  ),
  // browsers ignore the case of both names; a forged name of an element may be anything that becomes one
  element("link", { REL: "preconnect", HREF: file("") }),
  { ...element("link", { rel: "preconnect", href: file("") }), tagName: ["link"] },
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

export function hostileEvents(evil: string): SentEvent[] {
  const file = (name: string) => `${evil}/${name}`;
  const link = element("link");
  const body = element("body", { onload: RUN }, [...hostile(file), link]);
  const late = element("p", { id: "late" }, [text("Late")]);
  const added = [...hostile(file), late].flatMap((node) => additions(body["id"], node));
  return [
    ...opened(page(heads(file), body)),
    {
      ...{ type: 3, at: 20 },
      data: {
        ...{ source: 0, texts: [], removes: [] },
        adds: added,
        attributes: [
          { id: body["id"], attributes: { onpointerenter: RUN, background: file("body.png") } },
          { id: link["id"], attributes: { REL: "preconnect", HREF: file("") } },
        ],
      },
    },
    // the recorded clicks are dispatched again in the replay
    ...[2, 5].map((type, n) => ({ type: 3, at: 30 + n, data: { source: 2, type, id: body["id"], x: 1, y: 1 } })),
    { type: 3, at: 3000, data: { source: 1, positions: [{ x: 5, y: 5, id: body["id"], timeOffset: 0 }] } },
  ];
}

/** Uses the replayed page like a viewer who could reach it. The mutation was played, so the whole page is there. */
export async function usePage(shown: FrameLocator): Promise<void> {
  await shown.locator("#late").waitFor();
  // a headless browser follows no hints such as preconnect, so the connections of others can't be counted
  expect(await shown.locator("link[rel][href]").count()).toBe(0);
  const box = shown.locator("#box").first();
  expect(await box.evaluate((element) => getComputedStyle(element).color)).toBe("rgb(1, 2, 3)");
  await box.dispatchEvent("click");
  for (const link of ["#link", "#top"])
    await shown
      .locator(link)
      .first()
      .evaluate((element: HTMLElement) => element.click());
  await shown
    .locator("#f")
    .first()
    .evaluate((form: HTMLFormElement) => form.requestSubmit());
}

/** A server that counts its connections, for as long as the tests of the file run. */
export function useCanary() {
  const connections: number[] = [];
  const server = createServer((socket) => {
    connections.push(Date.now());
    socket.destroy();
  });
  beforeAll(async () => {
    await once(server.listen(0, "127.0.0.1"), "listening");
  });
  afterAll(() => void server.close());
  return { connections, evil: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
