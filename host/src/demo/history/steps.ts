// A walk through a site: a sequence of pages, and the acts on each page.
import type { TrackedEvent } from "@sightline/schema/rest/trackedEvent";

type Own<Kind extends TrackedEvent["type"]> = Omit<
  Extract<TrackedEvent, { type: Kind }>,
  "event_id" | "ts" | "url" | "title" | "page_view_id"
>;
/** An act on a page. Ids, times and the page are added when the batch is generated. */
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
  /** time on the page in seconds */
  seconds: number;
  /** deepest scroll in percent */
  depth: number;
  acts: Act[];
}

export interface WalkedBy {
  /** likelihood to continue and buy; 1 is average */
  eager: number;
  isReturning: boolean;
  hasNewCheckout: boolean;
  isSale: boolean;
}

/** A click in the center of an element somewhere on the page. */
export function click(selector: string, text: string, [x, y]: readonly [number, number] = [480, 620]): Own<"click"> {
  return { type: "click", selector, text, x, y, ex: 50, ey: 50, doc_w: 1280, doc_h: 3200 };
}
