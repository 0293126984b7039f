// A recorded page that does not change: its full snapshot, built by the replayer without scripts or requests.
import { Replayer } from "@rrweb/replay";
import type { eventWithTime } from "@rrweb/types";
import type { ReplayEvent } from "../../messages.ts";
import { harmless } from "../harmless.ts";
import { unrecordedRules, type UnrecordedLabels } from "../unrecorded.ts";
import type { Box } from "./elements.ts";

const FULL_SNAPSHOT = 2;
const META = 4;

export interface ShownPage {
  document: Document;
  /** of the visitor's window, CSS pixels */
  width: number;
  height: number;
  /** What scrolls when the page scrolls: the document, or an element that fills the window. */
  scroller: Element;
  destroy(): void;
}

/** From the top of the page, wherever the visitor had scrolled. */
function fromTop(event: ReplayEvent): ReplayEvent {
  const data = event.data as { node?: unknown } | null;
  return { ...event, data: { ...data, initialOffset: { top: 0, left: 0 } } };
}

function scrollerOf(page: Document): Element {
  const root = page.scrollingElement ?? page.documentElement;
  if (root.scrollHeight > root.clientHeight) return root;
  // an app whose main part scrolls inside a page that does not
  const inner = [...page.querySelectorAll("body *")].filter(
    (element) =>
      element.scrollHeight > element.clientHeight + 1 &&
      element.clientHeight > root.clientHeight / 2 &&
      /^(auto|scroll)$/.test(page.defaultView?.getComputedStyle(element).overflowY ?? ""),
  );
  return inner[0] ?? root;
}

/** Undefined if the events hold no page. */
export function showPage(
  root: HTMLElement,
  events: readonly ReplayEvent[],
  labels: UnrecordedLabels,
): ShownPage | undefined {
  const meta = events.find(({ type }) => type === META);
  const snapshot = events.find(({ type }) => type === FULL_SNAPSHOT);
  if (!meta || !snapshot) return undefined;
  const start = meta.timestamp;
  const played = [meta, fromTop(harmless({ ...snapshot, timestamp: start + 1 }))];
  const replayer = new Replayer(
    // the player treats the data as hostile; its structure is validated by nobody
    played.map((event) => event as unknown as eventWithTime),
    {
      ...{ root, mouseTail: false, triggerFocus: false, showWarning: false, showDebug: false, loadTimeout: 0 },
      insertStyleRules: unrecordedRules(labels),
    },
  );
  replayer.pause(2);
  // the recorded pointer
  replayer.wrapper.querySelector(".replayer-mouse")?.remove();
  const page = replayer.iframe.contentDocument;
  if (!page) {
    replayer.destroy();
    return undefined;
  }
  // an exported file scales the frame, which these don't include
  const { offsetWidth: width, offsetHeight: height } = replayer.iframe;
  return {
    document: page,
    width,
    height,
    scroller: scrollerOf(page),
    destroy() {
      replayer.destroy();
      root.replaceChildren();
    },
  };
}

/** The window, in its own coordinates. */
export const windowOf = ({ width, height }: ShownPage): Box => ({ left: 0, top: 0, right: width, bottom: height });

/** The whole document in the coordinates of the window. */
export function documentOf({ document: page, width }: ShownPage) {
  const root = page.documentElement;
  const { scrollX = 0, scrollY = 0 } = page.defaultView ?? {};
  return {
    left: scrollX,
    top: scrollY,
    width: Math.max(root.scrollWidth, width),
    height: Math.max(root.scrollHeight, page.body?.scrollHeight ?? 0),
  };
}
