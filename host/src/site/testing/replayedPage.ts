// Compares a page with its replay by rrweb, in a real browser.
import { readFileSync } from "node:fs";
import type { RecordedEvent } from "@sightline/schema/rest/recordings/chunks";
import type { Page } from "playwright-core";

/**
 * The page as text: elements with the attributes that determine their look, texts, shadow roots and frames. Without links,
 * because recorded stylesheets are inlined.
 */
export const DESCRIBE = `(document) => {
  const describe = (node) => {
    if (node.nodeType === 3) return node.data.trim() && [node.data.trim()];
    if (node.nodeType === 9 || node.nodeType === 11) return [...node.childNodes].map(describe).filter(Boolean);
    if (node.nodeType !== 1 || /^(script|noscript|meta|link)$/.test(node.localName) || /^rr-|replayer/.test(node.className)) return "";
    if (node.localName === "style" && !node.id) return ""; // the player has some of its own
    const names = ["id", "class", "style", "hidden", "open", "d", "r", "dir", "lang", "width", "viewBox"];
    const attributes = names.filter((name) => node.hasAttribute(name)).map((name) => name + "=" + node.getAttribute(name).replace(/\\s+|rrweb-paused|:hover/g, "")).filter((each) => each !== "class=");
    const view = node.ownerDocument.defaultView;
    const { color, fontWeight, fontStyle } = view ? view.getComputedStyle(node) : {};
    const about = [node.localName, ...attributes, color, fontWeight, fontStyle, node.scrollTop].join(" ");
    if (node.localName === "iframe") return [about, describe(node.contentDocument)];
    const inner = node.localName === "style" ? [] : [...node.childNodes].map(describe).filter(Boolean);
    return [about, node.shadowRoot ? ["shadow", describe(node.shadowRoot)] : "", inner].filter(Boolean);
  };
  return JSON.stringify(describe(document.documentElement), null, 1);
}`;

const player = readFileSync(
  new URL("../../../../node_modules/@rrweb/replay/dist/replay.umd.min.cjs", import.meta.url),
  "utf8",
);

/** The page at the end of its recording, described. */
export async function replay(page: Page, events: readonly RecordedEvent[]): Promise<string> {
  await page.setContent("<!doctype html><body></body>");
  await page.addScriptTag({ content: player });
  return await page.evaluate(`(async () => {
    const events = ${JSON.stringify(events).replaceAll("<", "\\u003c")};
    const { Replayer } = window.rrweb ?? window.rrwebReplay;
    const replayer = new Replayer(events, { root: document.body, mouseTail: false, showWarning: false });
    replayer.pause(events.at(-1).timestamp - events[0].timestamp + 1000);
    await new Promise((done) => setTimeout(done, 200));
    return (${DESCRIBE})(replayer.iframe.contentDocument);
  })()`);
}
