// Where the elements of a page probably are, by the rules of the browsers' own style sheet: blocks below each other, texts
// and controls in lines that wrap, lists of a navigation in one line. The page's style sheets and images are not
// fetched, so columns, sizes and colors of the real page are unknown.
import type { ElementKind, LayoutBox, PageLayout } from "@sightline/schema/rest/heatmaps/attention";
import { elementKind } from "@sightline/schema/rest/heatmaps/elementKind";
import type { PageElement, PageNode } from "./pageNode.ts";

const WIDTH = 1280;
const MARGIN = 90;
const TEXT_SIZE = 16;
const MAX_HEIGHT = 40_000;
const MAX_BOXES = 1500;
/** Mean width of a character, in text sizes. */
const CHARACTER = 0.5;
const LINE = 1.4;

const headingSizes: Readonly<Record<string, number>> = { h1: 32, h2: 24, h3: 19, h4: 16, h5: 13, h6: 11 };
const blocks = new Set(
  (
    "address article aside blockquote body details dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 " +
    "h6 header hr html legend li main nav ol option p pre section summary table tbody td tfoot th thead tr ul"
  ).split(" "),
);
const spaced = new Set("blockquote dl figure h1 h2 h3 h4 h5 h6 ol p pre ul hr".split(" "));
const looks: Record<ElementKind, Pick<LayoutBox, "color" | "background">> = {
  heading: { color: "#111111", background: null },
  text: { color: "#333333", background: null },
  link: { color: "#0000ee", background: null },
  button: { color: "#111111", background: "#dddddd" },
  input: { color: "#333333", background: "#f2f2f2" },
  image: { color: "#aaaaaa", background: null },
};

interface Style {
  kind: ElementKind;
  size: number;
  /** of a list in a navigation: its items follow each other in a line */
  inLine: boolean;
}

const lengthOf = (value: string | undefined, otherwise: number, most: number): number => {
  const length = Number.parseFloat(value ?? "");
  return Number.isFinite(length) && length > 0 ? Math.min(length, most) : otherwise;
};

function imageSize({ tag, attributes }: PageElement): { width: number; height: number } {
  const [width, height] = tag === "svg" ? [24, 24] : [300, 200];
  return {
    width: lengthOf(attributes["width"], width, WIDTH - 2 * MARGIN),
    height: lengthOf(attributes["height"], height, 1200),
  };
}

const hidden = new Set(
  "head script style template noscript title meta link base datalist dialog area map param source track".split(" "),
);

function isHidden({ tag, attributes }: PageElement): boolean {
  if (hidden.has(tag) && !(tag === "dialog" && "open" in attributes)) return true;
  if ("hidden" in attributes || (tag === "input" && attributes["type"] === "hidden")) return true;
  return /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attributes["style"] ?? "");
}

const innerText = (node: PageNode): string =>
  typeof node === "string" ? node : isHidden(node) ? "" : node.children.map(innerText).join(" ");

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();

export function estimateLayout(page: readonly PageNode[]): PageLayout {
  const boxes: LayoutBox[] = [];
  const right = WIDTH - MARGIN;
  let [x, y, lineHeight] = [MARGIN, 0, 0];

  function endLine(space = 0): void {
    if (x > MARGIN) y += lineHeight;
    x = MARGIN;
    lineHeight = 0;
    y += space;
  }

  function place({ kind, size }: Style, text: string, box: { width: number; height: number }): void {
    if (x > MARGIN && x + box.width > right) endLine();
    if (boxes.length >= MAX_BOXES || y + box.height > MAX_HEIGHT) return;
    boxes.push({ kind, x, y, ...box, ...looks[kind], text_size: kind === "image" ? 0 : size, text: text.slice(0, 80) });
    x += box.width + size * CHARACTER;
    lineHeight = Math.max(lineHeight, box.height);
  }

  function placeText(text: string, style: Style): void {
    const words = plain(text);
    if (words === "") return;
    const { size } = style;
    const wide = words.length * size * CHARACTER;
    if (wide <= right - MARGIN) return place(style, words, { width: wide, height: size * LINE });
    // a paragraph is one box as wide as the column
    endLine();
    const lines = Math.ceil(wide / (right - MARGIN));
    place(style, words, { width: right - MARGIN, height: lines * size * LINE });
  }

  function control(element: PageElement, style: Style): void {
    const { attributes } = element;
    const text =
      plain(innerText(element)) || attributes["value"] || attributes["aria-label"] || attributes["placeholder"];
    const typed = style.kind === "input" ? 180 : 24;
    const width = Math.min((text ?? "").length * style.size * CHARACTER + typed, right - MARGIN);
    place(style, text ?? "", { width, height: element.tag === "textarea" ? 60 : style.size * LINE + 12 });
  }

  function visit(node: PageNode, style: Style): void {
    if (typeof node === "string") return placeText(node, style);
    if (isHidden(node)) return;
    const { tag } = node;
    const kind = elementKind({ tag, attribute: (name) => node.attributes[name] });
    if (tag === "br") return endLine();
    if (kind === "image") return place({ ...style, kind }, plain(node.attributes["alt"] ?? ""), imageSize(node));
    if (kind === "button" || kind === "input") return control(node, { ...style, kind });
    const size = headingSizes[tag] ?? style.size;
    const inLine = style.inLine || tag === "nav";
    const isBlock = blocks.has(tag) && !(inLine && (tag === "li" || tag === "div"));
    const space = spaced.has(tag) && !inLine ? size * 0.8 : 0;
    if (isBlock) endLine(space);
    for (const child of node.children) visit(child, { kind: kind ?? style.kind, size, inLine });
    if (isBlock) endLine(space);
  }

  for (const node of page) visit(node, { kind: "text", size: TEXT_SIZE, inLine: false });
  endLine();
  return { width: WIDTH, height: Math.max(Math.ceil(y) + 16, 800), background: "#ffffff", boxes };
}
