// One recording after the other of the sessions that this document belongs to. A document's stream ends when the session
// ends or changes, when the document is left, and when it has the maximum number of chunks; what follows is another one.
// A chunk ends with its page view, and the page of another path gets a full snapshot of its own.
import type { eventWithTime } from "@rrweb/types";
import { EventType } from "@rrweb/types";
import type { ChunkEnvelope } from "@sightline/schema/rest/recordings/chunks";
import { clock } from "#tracker/clock.ts";
import { newId } from "#tracker/id.ts";
import { quiet } from "#tracker/quiet.ts";
import { isSampled } from "#tracker/sampling.ts";
import type { Tracker } from "#tracker/tracker.ts";
import { watchForms } from "./page/forms.ts";
import { mirror, observe, takeFullSnapshot } from "./observing.ts";
import { protectEvent } from "./privacy/events.ts";
import { watchView } from "./page/pageView.ts";
import { protectionOf } from "./privacy/protection.ts";
import { cleanUrl } from "./privacy/urls.ts";
import { limits } from "./limits.ts";
import { newChunk, type Chunk } from "./sending/chunk.ts";
import { openSender } from "./sending/sender.ts";
import type { PageSetting } from "./setting.ts";
import { isChange, openThrottle } from "./throttle.ts";

export type RecordedTracker = Pick<Tracker, "session" | "isAwake" | "visitorId" | "view">;

export interface Recorder {
  /** A session may have begun. */
  check(): void;
  /** Adds an event that is not rrweb's own and contains nothing private. */
  add(plugin: string, payload: object): void;
}

type Stream = Pick<ChunkEnvelope, "session_id" | "visitor_id" | "stream_id">;

export function openRecorder(tracker: RecordedTracker, url: string, setting: PageSetting, tabId: string): Recorder {
  const protection = protectionOf(setting);
  const cleanPage = (address: string) => cleanUrl(address, setting.page_parameters);
  const throttle = openThrottle();
  const view = watchView(tracker, protection, { cleanPage, hasTitle: !setting.mask_texts });
  const forms = watchForms();
  let stopObserving: (() => void) | undefined;
  let stream: Stream | undefined;
  let seq = 0;
  let chunk: Chunk = newChunk();
  /** the stream has a full snapshot */
  let hasBegun = false;
  let fullAt = 0;
  let fullEvery = limits.fullEvery;
  /** of the last event that was handed to the sender */
  let sentUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resuming: ReturnType<typeof setTimeout> | undefined;
  let isThrottled = false;
  /** changes in the background were left out */
  let isIncomplete = false;
  let isOver = false;

  const sender = openSender(
    url,
    () => takeFull(),
    () => stop(),
  );

  /** Sends the events so far. */
  function cut(isLast = false): void {
    clearTimeout(timer);
    timer = undefined;
    if (!stream || chunk.events === 0) return;
    const lines = chunk.lines();
    const at = { ...stream, tab_id: tabId, seq: seq++, ...view.take() };
    const facts = chunk.facts();
    sentUntil = facts.to;
    const envelope = { format: 1 as const, ...at, ...facts, is_throttled: isThrottled, is_last: isLast };
    sender.send({ envelope, lines, length: chunk.length });
    isThrottled = resuming !== undefined;
    chunk = newChunk();
  }

  function takeFull(): void {
    isIncomplete = false;
    if (stream && !resuming && !takeFullSnapshot()) stop();
  }

  const tick = quiet(() => {
    timer = undefined;
    if (follow() || isHidden()) return;
    cut();
    if (seq >= limits.mostChunks - 2) begin();
    else if (clock() - fullAt > fullEvery) takeFull();
  });

  function put(event: eventWithTime): void {
    chunk.add(event);
    if (event.type === EventType.FullSnapshot)
      // in a task of its own, so that it doesn't prolong the snapshot's
      setTimeout(() => {
        chunk.serialize();
        if (chunk.length > limits.mostLength) tick();
      });
    if (chunk.events === limits.mostEvents) setTimeout(tick);
    timer ??= setTimeout(tick, seq === 0 || sender.isWatched ? limits.soon : limits.chunk);
  }

  const isHidden = () => document.visibilityState === "hidden";
  /** In the background, nothing is sent. */
  const isFull = (now: number) => chunk.events >= limits.mostEvents || now - chunk.facts().from > limits.longestChunk;

  const emit = (event: eventWithTime) => {
    if (!stream) return;
    try {
      followView();
      event.timestamp = clock();
      if (event.type === EventType.Meta) {
        cut();
        hasBegun = true;
        fullAt = event.timestamp;
        fullEvery = limits.fullEvery;
      }
      // the changes of a throttled page, until it is observed again
      const isLeftOut = resuming !== undefined && isChange(event);
      if (!hasBegun || isIncomplete || isLeftOut) return;
      if (isHidden() && isFull(event.timestamp)) isIncomplete = true;
      else if (protectEvent(event, { mirror, protection, cleanPage })) {
        const pause = throttle.pauseAfter(event);
        if (pause) rest(pause);
        else put(event);
      }
    } catch {
      stop(); // an event that could not be protected is not sent
    }
  };

  function watch(withChanges: boolean): void {
    stopObserving?.();
    stopObserving = observe(emit, { protection, withChanges });
    if (!stopObserving) stop();
  }

  function rest(pause: number): void {
    isThrottled = true;
    resuming = setTimeout(
      quiet(() => {
        resuming = undefined;
        if (stream) watch(true);
      }),
      pause,
    );
    // not within rrweb's own call
    setTimeout(quiet(() => resuming && stream && watch(false)));
  }

  /** Ends the chunk when the page view has ended. */
  function followView(): void {
    if (!view.hasEnded()) return;
    if (stream && hasBegun) {
      // without an event, what is known of the page view could not be sent
      if (chunk.events === 0) chunk.mark("sightline/page", clock());
      cut();
    }
    if (view.follow()) fullEvery = limits.fullAfterMove;
  }

  /** `isContinued`: another stream of the same session follows. */
  function end(isContinued = false): void {
    const unsubmitted = isContinued ? 0 : forms.takeUnsubmitted();
    // a visitor who opted out has no session any longer
    if (stream && hasBegun && tracker.session()) {
      // what happened after the session had ended does not belong to it
      const isCurrent = isOfSession();
      if (!isCurrent) chunk = newChunk();
      chunk.dropForms(unsubmitted);
      const timestamp = isCurrent && !isHidden() ? clock() : Math.max(chunk.facts().to, sentUntil);
      if (timestamp) chunk.mark("sightline/end", timestamp);
      cut(true);
    }
    clearTimeout(timer);
    clearTimeout(resuming);
    timer = resuming = undefined;
    stream = undefined;
    chunk = newChunk();
  }

  function pause(): void {
    end();
    stopObserving?.();
    stopObserving = undefined;
  }

  function stop(): void {
    if (isOver) return;
    isOver = true;
    hasBegun = false;
    pause();
    sender.stop();
  }

  function begin(): void {
    end(isOfSession());
    const session_id = tracker.session()?.id;
    if (isOver || !session_id || !tracker.isAwake() || !isSampled(session_id, setting.sample)) return pause();
    view.follow();
    stream = { session_id, visitor_id: tracker.visitorId(), stream_id: newId() };
    seq = sentUntil = 0;
    hasBegun = isThrottled = isIncomplete = false;
    watch(true);
  }

  const isOfSession = (): boolean =>
    stream !== undefined && tracker.isAwake() && tracker.session()?.id === stream.session_id;

  /** Returns whether another stream began, or none is recorded. */
  function follow(): boolean {
    if (isOfSession()) return false;
    begin();
    return true;
  }

  addEventListener("keydown", (event) => event.isTrusted && chunk.press(clock()), { capture: true, passive: true });
  document.addEventListener(
    "visibilitychange",
    quiet(() => {
      if (isHidden()) cut();
      else if (isIncomplete) takeFull();
      else tick();
    }),
  );
  addEventListener(
    "pagehide",
    quiet(() => {
      pause();
      sender.close();
    }),
  );
  addEventListener("pageshow", (event) => event.persisted && quiet(() => void follow())());

  return {
    check: quiet(() => {
      if (!follow()) followView();
    }),
    add: quiet((plugin, payload) => {
      if (stream && hasBegun) put({ type: EventType.Plugin, data: { plugin, payload }, timestamp: clock() });
    }),
  };
}
