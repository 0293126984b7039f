// Elements of a recorded page that attack its viewer, with everything that a page can do by itself: by script, attribute
// or request.
import { element, text, type Node } from "../recordings/sentRecording.ts";

export const RUN = "window.top.ran = (window.top.ran || 0) + 1";
const call = `javascript:${RUN}`;

/** The address of a file on the server that must get no connection. */
export type Address = (name: string) => string;

/** An element of a drawing, which is another one than an HTML element of the same name. */
export const drawn = (tagName: string, attributes: object = {}, childNodes: Node[] = []): Node => ({
  ...element(tagName, attributes, childNodes),
  isSVG: true,
});

/** Each kind of address that CSS loads. */
export const styleOf = (file: Address, name: string): Record<string, string> => ({
  "background-image": `image-set(url(${file(`${name}-1.png`)}) 1x, "${file(`${name}-2.png`)}" 2x)`,
  cursor: `url(${file(`${name}.cur`)}), crosshair`,
  "list-style-image": `url(${file(`${name}-list.png`)})`,
  "border-image-source": `url(${file(`${name}-border.png`)})`,
  "mask-image": `url(${file(`${name}-mask.png`)})`,
  "clip-path": `url(${file(`${name}-clip.svg#a`)})`,
  filter: `url(${file(`${name}-filter.svg#a`)})`,
});
export const inline = (style: Record<string, string>): string =>
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

export const hostile = (file: Address): Node[] => [
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
export const heads = (file: Address): Node[] => [
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
