// The heart: gives an event its id, time, page and session and puts it into the queue.
import type { CollectBatch, SessionEnvelope, TrackedEvent } from "@sightline/schema/rest/ingest";
import type { Campaign } from "./campaign.ts";
import { newId } from "./id.ts";
import { openQueue, type Item } from "./queue.ts";
import { quiet } from "./quiet.ts";
import { sessionOf, whyNewSession, type Session } from "./session.ts";
import type { Storage } from "./storage.ts";
import { openTransport } from "./transport.ts";

type Own<E> = E extends TrackedEvent ? Omit<E, "event_id" | "ts" | "url" | "title" | "page_view_id"> : never;
export type NewEvent = Own<TrackedEvent>;

export interface Tracker {
  /** `isPassive`: nothing that the visitor did, so it neither begins nor prolongs a session. */
  track(event: NewEvent, isPassive?: boolean): void;
  /** A page is shown; with what it arrived with, if it was loaded rather than moved to. */
  openView(arrival?: { ref?: string; campaign?: Campaign }): void;
  /** whether the visitor did something within the session's time */
  isAwake(): boolean;
  leave(): void;
  /** the page view that runs; undefined until the first one and after the host refused this site */
  readonly view: { id: string; url: string } | undefined;
}

/** Milliseconds that anything but a page view may wait for company. */
const PATIENCE = 1000;

const address = () => location.href.replace(/#(?![/!]).*/, "").slice(0, 2048);

export function openTracker(host: string, key: string, storage: Storage, visitorId: string): Tracker {
  const queue = openQueue(storage);
  let view: { id: string; url: string } | undefined;
  let isRefused = false;

  function envelope(first: Item, items: readonly Item[]): CollectBatch {
    const dropped = queue.takeDropped();
    return {
      sent_at: Date.now(),
      visitor_id: visitorId,
      session: first.session,
      lang: (navigator.language || "").slice(0, 35),
      screen_w: screen.width,
      screen_h: screen.height,
      utc_offset: -new Date().getTimezoneOffset(),
      view_w: innerWidth,
      view_h: innerHeight,
      ...(dropped ? { dropped } : {}),
      events: items.map((item) => item.event),
    };
  }

  const transport = openTransport(`${host}/collect/${encodeURIComponent(key)}`, queue, envelope, () => {
    isRefused = true;
    view = undefined;
  });

  function put(event: NewEvent, session: Session, id: string, now: number): void {
    const { last: _, ...told } = session;
    const page = { url: view?.url ?? address(), title: document.title.slice(0, 300), page_view_id: view?.id ?? id };
    queue.add({ event: { ...event, ...page, event_id: id, ts: now }, session: told satisfies SessionEnvelope });
    transport.flush(event.type === "pageview" ? 0 : PATIENCE);
  }

  const tracker: Tracker = {
    track: quiet((event, isPassive = false) => {
      if (isRefused) return;
      const now = Date.now();
      const activity = { now, url: address() };
      let previous = storage.get<Session>("s");
      if (!isPassive && whyNewSession(previous, activity)) {
        tracker.openView(); // every session begins with a page
        previous = storage.get<Session>("s");
      }
      if (!previous) return;
      if (!isPassive) storage.set("s", sessionOf(previous, activity, newId).session);
      put(event, previous, newId(now), now);
    }),
    openView: quiet((arrival = {}) => {
      if (isRefused) return;
      const now = Date.now();
      const url = address();
      const { session, began } = sessionOf(storage.get<Session>("s"), { now, url, ...arrival }, newId);
      storage.set("s", session);
      view = { id: newId(now), url };
      put({ type: "pageview", ...(began ? { entry: true } : {}) }, session, view.id, now);
    }),
    isAwake: () => {
      const session = storage.get<Session>("s");
      return session !== undefined && !whyNewSession(session, { now: Date.now(), url: "" });
    },
    leave: quiet(() => transport.leave()),
    get view() {
      return view;
    },
  };
  return tracker;
}
