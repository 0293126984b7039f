// The page view that is recorded, and what the envelopes of its chunks say about it. A chunk belongs to one page view.
import type { ChunkEnvelope } from "@sightline/schema/rest/recordings/chunks";
import type { Tracker } from "#tracker/tracker.ts";
import type { Protection } from "../privacy/protection.ts";
import { watchAttention } from "./attention.ts";
import { watchPointer } from "./pointer.ts";

export interface RecordedView {
  /** The visitor moved on to another page view. */
  hasEnded(): boolean;
  /** Continues with the current page view; what is left of the one before is dropped. Returns whether the path differs. */
  follow(): boolean;
  /** What the next chunk says; nothing is said twice. */
  take(): Pick<ChunkEnvelope, "url" | "page_view_id" | "title" | "view_w" | "view_h" | "pointer" | "attention">;
}

const pathOf = (url: string) => url.replace(/\?[^#]*/, "");

export function watchView(
  tracker: Pick<Tracker, "view">,
  protection: Protection,
  { cleanPage, hasTitle }: { cleanPage(url: string): string; hasTitle: boolean },
): RecordedView {
  let view = tracker.view;
  let isFirst = true;
  const hasEnded = () => tracker.view !== view;
  const attention = watchAttention(() => !hasEnded());
  const pointer = watchPointer(protection, () => !hasEnded());
  return {
    hasEnded,
    follow() {
      const before = view?.url ?? "";
      view = tracker.view;
      isFirst = true;
      attention.take();
      pointer.take();
      return pathOf(view?.url ?? "") !== pathOf(before);
    },
    take() {
      const samples = pointer.take();
      const bands = attention.take();
      const isSaid = isFirst || bands.some(Boolean);
      isFirst = false;
      return {
        url: cleanPage(view?.url ?? location.href),
        ...(view && { page_view_id: view.id }),
        title: hasTitle ? String(document.title).slice(0, 300) : "",
        view_w: innerWidth,
        view_h: innerHeight,
        ...(samples.length > 0 && { pointer: samples }),
        ...(isSaid && { attention: bands }),
      };
    },
  };
}
