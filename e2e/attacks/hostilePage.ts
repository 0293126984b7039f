// A recorded page that attacks its viewer, and a viewer who uses it.
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import type { FrameLocator } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { element, opened, page, text, type Node, type SentEvent } from "../recordings/sentRecording.ts";
import { changed } from "./hostileChanges.ts";
import { heads, hostile, RUN } from "./hostileElements.ts";

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
