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

/** An element of a drawing, which is another one than an HTML element of the same name. */
const drawn = (tagName: string, attributes: object = {}, childNodes: Node[] = []): Node => ({
  ...element(tagName, attributes, childNodes),
  isSVG: true,
});

/** Each kind of address that CSS loads. */
const styleOf = (file: Address, name: string): Record<string, string> => ({
  "background-image": `image-set(url(${file(`${name}-1.png`)}) 1x, "${file(`${name}-2.png`)}" 2x)`,
  cursor: `url(${file(`${name}.cur`)}), crosshair`,
  "list-style-image": `url(${file(`${name}-list.png`)})`,
  "border-image-source": `url(${file(`${name}-border.png`)})`,
  "mask-image": `url(${file(`${name}-mask.png`)})`,
  "clip-path": `url(${file(`${name}-clip.svg#a`)})`,
  filter: `url(${file(`${name}-filter.svg#a`)})`,
});
const inline = (style: Record<string, string>): string =>
  Object.entries(style)
    .map(([name, value]) => `${name}: ${value};`)
    .join(" ");

const drawing = (file: Address): Node =>
  drawn("svg", { onload: RUN, width: "90", height: "90" }, [
    drawn("image", { href: file("svg-1.png"), width: "9", height: "9", onerror: RUN }),
    drawn("image", { "xlink:href": file("svg-2.png"), width: "9", height: "9" }),
    drawn("use", { href: file("use-1.svg#a"), class: "drawn" }),
    drawn("use", { "xlink:href": file("use-2.svg#a") }),
    drawn("script", { href: file("svg.js") }, [text(RUN)]),
    drawn("filter", { id: "forged" }, [drawn("feImage", { href: file("fe.png") })]),
    drawn("rect", { width: "9", height: "9", filter: "url(#forged)", fill: `url(${file("fill.svg#a")})` }),
    drawn("image", { width: "9", height: "9" }, [
      drawn("set", { attributeName: "href", to: file("set.png"), onbegin: RUN }),
      drawn("animate", { attributeName: "xlink:href", values: file("animate.png"), dur: "9s" }),
    ]),
    drawn("a", { "xlink:href": call, class: "drawn-link" }, [
      drawn("set", { attributeName: "href", to: call }),
      drawn("text", { y: "40" }, [text("Go")]),
    ]),
    drawn("foreignObject", {}, [element("iframe", { srcdoc: `<script>${RUN}</script>`, src: file("foreign") })]),
  ]);

const hostile = (file: Address): Node[] => [
  drawing(file),
  element("picture", {}, [element("source", { srcset: `${file("s1.png")}, ${file("s2.png")} 2x` }), element("img")]),
  element("img", { rr_dataURL: file("stored.png"), rr_src: file("c.png") }),
  element("canvas", { rr_dataURL: file("canvas.png") }),
  element("video", { poster: file("poster.png") }, [
    element("source", { src: file("w.mp4") }),
    element("track", { src: file("t.vtt"), default: "", kind: "captions" }),
  ]),
  element("input", { type: "image", src: file("input.png") }),
  element("table", { background: file("table.png") }),
  element("portal", { src: file("portal") }),
  element("fencedframe", { src: file("fenced") }),
  element("a", { href: file("blank"), target: "_blank", ping: file("ping-2"), id: "blank" }, [text("Open")]),
  element("a", { href: file("saved"), download: "x", id: "download" }, [text("Save")]),
  element("p", { style: inline(styleOf(file, "inline")), class: "styled" }, [text("Styled")]),
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
  element("link", { rel: "preload", as: "image", imagesrcset: `${file("pre.png")} 1x`, imagesizes: "9px" }),
  element("link", { rel: "stylesheet", href: file("a.css") }),
  element("link", {
    rel: "stylesheet",
    href: file("b.css"),
    _cssText:
      `@import "${file("j.css")}"; @font-face { font-family: stored; src: url(${file("st.woff2")}) } ` +
      `#box { color: rgb(1, 2, 3); background: url(${file("z.png")}); font-family: stored }`,
  }),
];

/** A mutation names each added node on its own. */
const additions = (parentId: unknown, node: Node): object[] => [
  { parentId, nextId: null, node: { ...node, childNodes: [] } },
  ...(Array.isArray(node["childNodes"]) ? node["childNodes"] : []).flatMap((child: Node) =>
    additions(node["id"], child),
  ),
];

const LATE = "#late { color: rgb(4, 5, 6) }";

/** Elements that get their addresses later: by each change that a page can make to them. */
function changed(file: Address) {
  const styled = element("p", { id: "changed" }, [text("Changed")]);
  const sheet = element("style", {}, [text("#changed { color: rgb(1, 2, 3) }", true)]);
  const frame = element("iframe");
  const targets: [Node, Record<string, unknown>][] = [
    [element("img"), { srcset: `${file("m1.png")} 1x`, src: file("m2.png"), onerror: RUN }],
    [element("iframe"), { src: file("m-frame"), SRCDOC: `<script>${RUN}</script>` }],
    [element("object"), { data: file("m-object") }],
    [element("video"), { poster: file("m-poster.png"), src: file("m.mp4") }],
    [drawn("use"), { "xlink:href": file("m-use.svg#a") }],
    [drawn("image"), { href: file("m-image.png") }],
    [element("a", { id: "changed-link" }, [text("Go")]), { href: ` java\nscript:${RUN}`, ping: file("m-ping") }],
    [element("base"), { href: file("m-base/") }],
    [element("meta"), { "HTTP-EQUIV": "refresh", content: `0;url=${file("m-refresh")}` }],
    [styled, { style: inline(styleOf(file, "text")) }],
    [element("p"), { style: { ...styleOf(file, "object"), cursor: [`url(${file("o.cur")}), auto`, "important"] } }],
  ];
  const rules = [`@import url(${file("r.css")});`, `@font-face { font-family: ruled; src: url(${file("r.woff2")}) }`];
  const own = [...rules, `p { ${inline(styleOf(file, "rule"))}; font-family: ruled, forged, bytes }`];
  const adopted = [...own, LATE].map((rule, index) => ({ rule, index }));
  const replaced = `@import "${file("k.css")}"; i { ${inline(styleOf(file, "replaced"))} } ${LATE}`;
  const set = { property: "background", value: `url(${file("declared.png")})`, priority: "important" };
  const id = sheet["id"];
  return {
    nodes: [sheet, frame, ...targets.map(([node]) => node)],
    attributes: targets.map(([node, attributes]) => ({ id: node["id"], attributes })),
    /** the content of a frame of the same site */
    framed: {
      ...{ source: 0, texts: [], attributes: [], removes: [], isAttachIframe: true },
      adds: [{ parentId: frame["id"], nextId: null, node: page([], element("body", {}, hostile(file))) }],
    },
    /** after the page's own changes; `root`: the id of the document */
    events: (root: unknown): Record<string, unknown>[] => [
      { source: 8, id, adds: own.map((rule) => ({ rule })) },
      { source: 13, id, index: [0], set },
      { source: 15, id: root, styleIds: [1], styles: [{ styleId: 1, rules: adopted }] },
      { source: 8, styleId: 1, adds: [{ rule: `b { ${inline(styleOf(file, "late"))} }`, index: 0 }] },
      { source: 8, styleId: 1, replace: replaced, replaceSync: replaced },
      { source: 10, family: "forged", buffer: false, fontSource: `url(${file("font.woff2")})`, descriptors: {} },
      { source: 10, family: "bytes", buffer: true, fontSource: `{"length":8,"0":"${file("b")}"}`, descriptors: {} },
    ],
  };
}

export function hostileEvents(evil: string): SentEvent[] {
  const file = (name: string) => `${evil}/${name}`;
  const link = element("link");
  const later = changed(file);
  const body = element("body", { onload: RUN }, [...hostile(file), link, ...later.nodes]);
  const shown = page(heads(file), body);
  const late = element("p", { id: "late" }, [text("Late")]);
  const added = [...hostile(file), late].flatMap((node) => additions(body["id"], node));
  return [
    ...opened(shown),
    { type: 3, at: 10, data: later.framed },
    {
      ...{ type: 3, at: 20 },
      data: {
        ...{ source: 0, texts: [], removes: [] },
        adds: added,
        attributes: [
          { id: body["id"], attributes: { onpointerenter: RUN, background: file("body.png") } },
          { id: link["id"], attributes: { REL: "preconnect", HREF: file("") } },
          ...later.attributes,
        ],
      },
    },
    ...later.events(shown["id"]).map((data, n) => ({ type: 3, at: 21 + n, data })),
    // the recorded clicks are dispatched again in the replay
    ...[2, 5].map((type, n) => ({ type: 3, at: 30 + n, data: { source: 2, type, id: body["id"], x: 1, y: 1 } })),
    { type: 3, at: 3000, data: { source: 1, positions: [{ x: 5, y: 5, id: body["id"], timeOffset: 0 }] } },
  ];
}

const applied = {
  adopted: "rgb(4, 5, 6)",
  styled: true,
  fonts: ["forged"],
  drawing: "image",
  inFrame: true,
  isLoaded: true,
};

/** Runs in the replayed page. Asks for its fonts, which browsers load only for text that is drawn. */
async function readApplied(body: Element) {
  const page = body.ownerDocument;
  const styleOf = (selector: string) => getComputedStyle(page.querySelector(selector) ?? body);
  await Promise.allSettled(["forged", "ruled", "stored", "x"].map((font) => page.fonts.load(`12px ${font}`)));
  const drawing = page.querySelector("svg > image");
  return {
    adopted: styleOf("#late").color,
    styled: ["#changed", ".styled"].every((one) =>
      /http.*image-set|image-set.*http/.test(styleOf(one).backgroundImage),
    ),
    fonts: [...page.fonts].map(({ family }) => family).filter((family) => family === "forged"),
    drawing: drawing instanceof SVGElement ? drawing.localName : "",
    isLoaded: [...page.images].every(({ complete }) => complete),
    inFrame: [...page.querySelectorAll("iframe")].some((frame) => frame.contentDocument?.querySelector("#box")),
  };
}

/** Uses the replayed page like a viewer who could reach it. The mutation was played, so the whole page is there. */
export async function usePage(shown: FrameLocator): Promise<void> {
  await shown.locator("#late").waitFor();
  // a headless browser follows no hints such as preconnect, so the connections of others can't be counted
  expect(await shown.locator("link[rel]:not([rel=stylesheet]), meta[http-equiv]").count()).toBe(0);
  // what only a request can show was really played
  await expect.poll(() => shown.locator("body").first().evaluate(readApplied)).toEqual(applied);
  const box = shown.locator("#box").first();
  expect(await box.evaluate((element) => getComputedStyle(element).color)).toBe("rgb(1, 2, 3)");
  await box.dispatchEvent("click");
  const follow = (link: string) =>
    shown
      .locator(link)
      .first()
      .evaluate((element: HTMLElement) => element.click());
  for (const link of ["#link", "#top", "#blank", "#changed-link"]) await follow(link);
  await shown.locator(".drawn-link").first().dispatchEvent("click");
  await shown
    .locator("#f")
    .first()
    .evaluate((form: HTMLFormElement) => form.requestSubmit());
  // the frame itself would be navigated, so this is the last link
  await follow("#download");
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
