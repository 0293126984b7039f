// The core of the tracker: adds id, time, page and session to an event and enqueues it.
//
// A page view settles before it is enqueued: until its URL has been unchanged for a moment (and the document is
// parsed), a router redirect changes the URL of this view instead of creating a second one. Other events wait for it
// meanwhile. Tabs that open simultaneously converge on one visit and one visitor: the ones that are finally in storage.
import type { CollectBatch } from "@sightline/schema/rest/ingest";
import type { TrackedEvent } from "@sightline/schema/rest/trackedEvent";
import { clock } from "./clock.ts";
import { isId, newId } from "./id.ts";
import { isOptedOut } from "./privacy.ts";
import { openQueue, type Item } from "./sending/queue.ts";
import { quiet } from "./quiet.ts";
import { sessionOf, validSession, startsSession, type Activity, type Session } from "./session.ts";
import type { Storage } from "./storage.ts";
import { openTransport } from "./sending/transport.ts";

type Own<E> = E extends TrackedEvent ? Omit<E, "event_id" | "ts" | "url" | "title" | "page_view_id"> : never;
export type NewEvent = Own<TrackedEvent>;

interface View {
  id: string;
  url: string;
}

export interface Tracker {
  /** `isPassive`: not an action of the visitor, so it neither starts nor extends a session. */
  track(event: NewEvent, isPassive?: boolean): void;
  /** A page is shown. `arrival` is given if it was loaded, not navigated to within the app. */
  openView(arrival?: Partial<Activity>): void;
  /** The app changed the URL by itself. Returns whether the current page view had not settled and takes the new URL. */
  redirect(): boolean;
  /** whether the visitor was active within the session timeout */
  isAwake(): boolean;
  leave(): void;
  visitorId(): string;
  session(): Session | undefined;
  /** the current page view; undefined before the first one and after the host refused this site */
  readonly view: View | undefined;
}

/** Maximum milliseconds that events other than page views wait to be batched. */
const PATIENCE = 1000;
/**
 * Milliseconds that a page view's URL must stay unchanged to settle, and how often this wait is repeated while the
 * document is being parsed. The view that begins a visit waits longer: browsers run tabs in separate processes, and on a
 * busy machine it takes them this long to see what another tab has stored.
 */
const SETTLE = 100;
const SETTLE_FIRST = 600;
const MOST_WAITS = 20;

const address = () => location.href.replace(/#(?![/!]).*/, "").slice(0, 2048);

/** `viewed`: called with each page view, when its session is settled. `isNew`: the visitor was created here. */
export function openTracker(
  url: string,
  storage: Storage,
  viewed: (sessionId: string, isNew: boolean) => void,
): Tracker {
  const queue = openQueue(storage);
  let view: View | undefined;
  let isRefused = false;
  let isNew = false;
  let timer: ReturnType<typeof setTimeout>;
  let waits = 0;
  /** commits the page view that has not settled */
  let commit: (() => void) | undefined;
  let waiting: [NewEvent, string, number][] = [];

  const current = (now = clock()) => validSession(storage.get("s"), now);

  function visitorId(): string {
    const stored = storage.get("v");
    if (isId(stored)) return stored;
    isNew = true;
    const made = newId();
    storage.set("v", made);
    return made;
  }

  function remember(session: Session): void {
    storage.set("s", session);
    // storage may have been cleared meanwhile
    storage.set("v", visitorId());
  }

  function envelope(first: Item, items: readonly Item[]): CollectBatch {
    const utc_offset = Math.round(-new Date().getTimezoneOffset());
    return {
      sent_at: clock(),
      visitor_id: visitorId(),
      session: first.session,
      lang: (navigator.language || "").slice(0, 35),
      screen_w: screen.width,
      screen_h: screen.height,
      ...(Math.abs(utc_offset) <= 840 ? { utc_offset } : {}),
      view_w: innerWidth,
      view_h: innerHeight,
      dropped: queue.takeDropped(),
      events: items.map((item) => item.event),
    };
  }

  const transport = openTransport(url, queue, envelope, () => {
    isRefused = true;
    view = undefined;
  });

  function put(event: NewEvent, visit: Session, event_id: string, ts: number): void {
    const { last: _last, ...session } = visit;
    // a form or image with that name replaces document.title
    const page = {
      url: view?.url ?? address(),
      title: String(document.title).slice(0, 300),
      page_view_id: view?.id ?? event_id,
    };
    queue.add({ event: { ...event, ...page, event_id, ts }, session });
    transport.flush(event.type === "pageview" ? 0 : PATIENCE);
  }

  function settle(wait = SETTLE): void {
    clearTimeout(timer);
    timer = setTimeout(() => (document.readyState === "loading" && ++waits < MOST_WAITS ? settle() : commit?.()), wait);
  }

  const tracker: Tracker = {
    track: quiet((event, isPassive = false) => {
      if (isRefused || isOptedOut()) return;
      const now = clock();
      if (!isPassive && !tracker.isAwake()) tracker.openView(); // every session starts with a page view
      const session = current(now);
      if (!session) return;
      if (!isPassive) remember({ ...session, last: Math.max(session.last, now) });
      if (event.type === "click") commit?.();
      if (commit) waiting.push([event, newId(now), now]);
      else put(event, session, newId(now), now);
    }),
    openView: quiet((arrival = {}) => {
      commit?.();
      if (isRefused || isOptedOut()) return;
      const now = clock();
      const opened = { id: newId(now), url: address() };
      const { session, began } = sessionOf(current(now), { now, url: opened.url, ...arrival }, newId);
      remember(session);
      view = opened;
      commit = quiet(() => {
        clearTimeout(timer);
        commit = undefined;
        const pending = waiting;
        waiting = [];
        // another tab may have started the visit at the same time
        const shared = current() ?? session;
        const isEntry = began && shared.id === session.id;
        if (isEntry) shared.entry_url = opened.url;
        remember(shared);
        put({ type: "pageview", ...(isEntry ? { entry: true } : {}) }, shared, opened.id, now);
        for (const [event, id, ts] of pending) put(event, shared, id, ts);
        viewed(shared.id, isNew);
        isNew = false;
      });
      settle(began ? SETTLE_FIRST : SETTLE);
    }),
    redirect() {
      if (!commit || !view) return false;
      view.url = address();
      settle();
      return true;
    },
    isAwake() {
      const now = clock();
      return !startsSession(current(now), { now, url: "" });
    },
    leave: quiet(() => {
      commit?.();
      transport.leave();
    }),
    visitorId,
    session: current,
    get view() {
      return view;
    },
  };
  return tracker;
}
