// What a recorded page that attacks its viewer does after it was opened.
import { element, page, text, type Node } from "../recordings/sentRecording.ts";
import { drawn, hostile, inline, RUN, styleOf, type Address } from "./hostileElements.ts";

const LATE = "#late { color: rgb(4, 5, 6) }";

/** Elements that get their addresses later: by each change that a page can make to them. */
export function changed(file: Address) {
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
