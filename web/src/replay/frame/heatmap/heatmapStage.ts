// Shows a recorded page that does not change and draws a heatmap over it, again whenever the page scrolls.
import type { FromHeatmap, Heat, ToHeatmap } from "../../heatmap/heatmapMessages.ts";
import type { FromFrame } from "../../messages.ts";
import { captureHeatmap } from "./captureHeatmap.ts";
import { drawHeatmap, peakIn, placeAll, wholePage, type Drawing } from "./drawHeatmap.ts";
import { elementFinder } from "./elements.ts";
import { createGlass } from "./glass.ts";
import { measureLayout } from "./measureLayout.ts";
import type { UnrecordedLabels } from "../unrecorded.ts";
import { documentOf, showPage, windowOf, type ShownPage } from "./page.ts";

const empty: Heat = { points: [], bands: [], fold: null, elements: [] };
/** A backing store of more pixels costs time and shows no more. */
const MOST_DENSITY = 2;

type Background = Extract<ToHeatmap, { kind: "background" }>;

function stageOf(root: HTMLElement, page: ShownPage, label: string, send: (message: FromHeatmap) => void) {
  const canvas = document.createElement("canvas");
  const density = Math.min(devicePixelRatio, MOST_DENSITY);
  canvas.width = Math.round(page.width * density);
  canvas.height = Math.round(page.height * density);
  canvas.style.cssText = `position:fixed;inset:0;width:${page.width}px;height:${page.height}px`;
  root.append(canvas);
  const context = canvas.getContext("2d");
  const drawing: Drawing = {
    ...{ page, heat: empty, opacity: 0.8, selected: null, peak: 0, scale: 1 },
    find: elementFinder(page.document),
  };
  let requested = 0;

  const draw = () => {
    // several changes between two frames are drawn once
    cancelAnimationFrame(requested);
    requested = requestAnimationFrame(() => {
      context?.setTransform(density, 0, 0, density, 0, 0);
      context?.clearRect(0, 0, page.width, page.height);
      if (context) drawHeatmap(context, drawing, windowOf(page));
    });
  };

  function pick(target: Element | null): void {
    const listed = new Map(
      drawing.heat.elements.flatMap(({ selector }) => drawing.find(selector).map((at) => [at, selector])),
    );
    for (let at = target; at; at = at.parentElement) {
      const selector = listed.get(at);
      if (selector !== undefined) return send({ kind: "picked", selector });
    }
    send({ kind: "picked", selector: null });
  }

  /** where the app scrolled to, which is not reported back to it */
  let requestedTop = -1;
  const glass = createGlass(root, page, label, {
    onScroll() {
      draw();
      const { scrollTop, scrollHeight, clientHeight } = glass.element;
      const isRequested = Math.abs(scrollTop - requestedTop) <= 1;
      requestedTop = -1;
      if (isRequested || scrollHeight <= clientHeight) return;
      send({ kind: "scrolled", share: scrollTop / (scrollHeight - clientHeight) });
    },
    onPick: pick,
  });

  function count(): void {
    const whole = wholePage(page);
    const placement = placeAll(drawing, whole);
    drawing.peak = peakIn(placement, whole);
    const { unplaced, hidden } = placement;
    const points = drawing.heat.points.reduce((sum, { counts }) => sum + counts.reduce((a, b) => a + b, 0), 0);
    send({ kind: "drawn", points, unplaced, hidden });
    draw();
  }

  // images and fonts of the recording arrive after the page
  const observer = new ResizeObserver(() => {
    glass.measure();
    count();
  });
  for (const element of [page.document.documentElement, page.document.body]) if (element) observer.observe(element);

  function select(selector: string | null): void {
    drawing.selected = selector;
    const [element] = selector === null ? [] : drawing.find(selector);
    const box = element?.getBoundingClientRect();
    const isSeen = box && box.top >= 0 && box.bottom <= page.height;
    if (box && !isSeen) glass.scrollTo(glass.element.scrollTop + box.top - (page.height - box.height) / 2);
    draw();
  }

  return {
    setHeat(heat: Heat): void {
      drawing.heat = heat;
      count();
    },
    setLook({ opacity, scale }: { opacity: number; scale: number }): void {
      drawing.opacity = opacity;
      drawing.scale = scale > 0 ? 1 / scale : 1;
      draw();
    },
    select,
    async capture(): Promise<void> {
      const { top } = documentOf(page);
      glass.scrollTo(0);
      page.scroller.scrollTo({ top: 0, behavior: "instant" });
      const captured = await captureHeatmap(drawing).catch(() => ({ image: null, hasPage: false }));
      glass.scrollTo(top);
      send({ kind: "captured", ...captured });
    },
    scroll(share: number): void {
      const { scrollTop, scrollHeight, clientHeight } = glass.element;
      const top = Math.round(share * (scrollHeight - clientHeight));
      if (top === Math.round(scrollTop)) return;
      requestedTop = top;
      glass.scrollTo(top);
    },
    measure: () => send({ kind: "measured", layout: measureLayout(page) }),
    close(): void {
      observer.disconnect();
      cancelAnimationFrame(requested);
      glass.destroy();
      canvas.remove();
      page.destroy();
    },
  };
}

/** Messages that arrive before the page are applied to it. */
export function createHeatmapStage(
  root: HTMLElement,
  send: (message: FromHeatmap | FromFrame) => void,
  labels: UnrecordedLabels,
) {
  let stage: ReturnType<typeof stageOf> | undefined;
  let heat: Heat = empty;
  let look = { opacity: 0.8, scale: 1 };
  let selected: string | null = null;
  let blocked = new Set<string>();

  function open({ events, label }: Background): void {
    stage?.close();
    stage = undefined;
    const page = showPage(root, events, labels);
    if (!page) return send({ kind: "absent", stream: "", at: 0 });
    blocked = new Set();
    page.document.addEventListener("securitypolicyviolation", ({ blockedURI }) => {
      blocked.add(blockedURI);
      send({ kind: "blocked", stream: "", files: blocked.size });
    });
    stage = stageOf(root, page, label, send);
    stage.setLook(look);
    stage.setHeat(heat);
    stage.select(selected);
  }

  return (message: ToHeatmap): void => {
    switch (message.kind) {
      case "background":
        return open(message);
      case "heat":
        heat = message.heat;
        return stage?.setHeat(heat);
      case "look":
        look = message;
        return stage?.setLook(look);
      case "select":
        selected = message.selector;
        return stage?.select(selected);
      case "capture":
        return void stage?.capture();
      case "scroll":
        return stage?.scroll(message.share);
      case "measure":
        return stage?.measure();
    }
  };
}
