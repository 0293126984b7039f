// A walk through a site: pages one after another, and what is done on each.
import type { TrackedEvent } from "@sightline/schema/rest/ingest";

type Own<Kind extends TrackedEvent["type"]> = Omit<
  Extract<TrackedEvent, { type: Kind }>,
  "event_id" | "ts" | "url" | "title" | "page_view_id"
>;
/** Something done on a page; ids, times and the page itself are added when it is told. */
export type Act =
  | Own<"event">
  | Own<"click">
  | Own<"rage">
  | Own<"dead">
  | Own<"outbound">
  | Own<"error">
  | Own<"identify">;

export interface Step {
  url: string;
  title: string;
  /** time on the page, seconds */
  seconds: number;
  /** deepest scroll, percent */
  depth: number;
  acts: Act[];
}

export interface WalkedBy {
  /** how likely to go on and buy, 1 usual */
  eager: number;
  isReturning: boolean;
  hasNewCheckout: boolean;
  isSale: boolean;
}

/** A click in the middle of an element somewhere on the page. */
export function click(selector: string, text: string, [x, y]: readonly [number, number] = [480, 620]): Own<"click"> {
  return { type: "click", selector, text, x, y, ex: 50, ey: 50, doc_w: 1280, doc_h: 3200 };
}
