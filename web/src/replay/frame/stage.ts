// Shows one stream at a time with a replayer of its own: streams of different tabs overlap in time, and each numbers the
// nodes of its page from 1.
import { Replayer } from "@rrweb/replay";
import type { eventWithTime } from "@rrweb/types";
import type { FromFrame, ReplayEvent, ToFrame } from "../messages.ts";
import { harmless } from "./harmless.ts";
import { createOutline } from "./outline.ts";
import { unrecordedRules, type UnrecordedLabels } from "./unrecorded.ts";

const FULL_SNAPSHOT = 2;
const META = 4;
/** Plugin and custom events don't change the page; the app reads them. */
const changesPage = ({ type }: ReplayEvent) => type < 5;

/** The player treats the data as hostile; its structure is validated by nobody. */
const asRrweb = (event: ReplayEvent) => event as unknown as eventWithTime;

interface Shown {
  stream: string;
  replayer: Replayer;
  /** time of the replayer's first event */
  start: number;
  /** time of its first full snapshot, before which there is no page */
  ready: number;
  /** time of its last event, which a finished replayer doesn't play beyond */
  end: number;
}

export function createStage(root: HTMLElement, send: (message: FromFrame) => void, labels: UnrecordedLabels) {
  const streams = new Map<string, ReplayEvent[]>();
  /** streams that got events before those that are already played */
  const outdated = new Set<string>();
  let shown: Shown | undefined;
  let blocked = new Set<string>();
  const outline = createOutline(root, send);

  function noteBlocked(stream: string): (event: SecurityPolicyViolationEvent) => void {
    return ({ blockedURI }) => {
      blocked.add(blockedURI);
      send({ kind: "blocked", stream, files: blocked.size });
    };
  }

  function close(): void {
    shown?.replayer.destroy();
    shown = undefined;
    root.replaceChildren();
  }

  function open(stream: string): Shown | undefined {
    const events = streams.get(stream) ?? [];
    const from = events.findIndex(({ type }) => type === META || type === FULL_SNAPSHOT);
    const playable = from < 0 ? [] : events.slice(from);
    const [first] = playable;
    const last = playable.at(-1);
    if (first === undefined || last === undefined || playable.length < 2) return undefined;
    close();
    blocked = new Set();
    const replayer = new Replayer(playable.map(asRrweb), {
      root,
      mouseTail: false,
      triggerFocus: false,
      showWarning: false,
      showDebug: false,
      loadTimeout: 0,
      insertStyleRules: unrecordedRules(labels),
      // more events may arrive: after its end, a replayer would build the page anew for them
      liveMode: true,
    });
    const note = noteBlocked(stream);
    // each full snapshot opens a new document in the frame
    replayer.on("fullsnapshot-rebuilded", () =>
      replayer.iframe.contentDocument?.addEventListener("securitypolicyviolation", note),
    );
    replayer.on("resize", (size) => send({ kind: "size", ...(size as { width: number; height: number }) }));
    outdated.delete(stream);
    const ready = playable.find(({ type }) => type === FULL_SNAPSHOT)?.timestamp ?? first.timestamp;
    return { stream, replayer, start: first.timestamp, ready, end: last.timestamp };
  }

  function show({ stream, at, isPlaying, speed }: Extract<ToFrame, { kind: "show" }>): void {
    if (shown?.stream !== stream || outdated.has(stream)) shown = open(stream) ?? shown;
    if (shown?.stream !== stream || at < shown.start - 1) return send({ kind: "absent", stream, at });
    const { replayer, start, ready, end } = shown;
    // a replayer applies the events before its time
    const offset = Math.min(Math.max(at, ready), end) + 1 - start;
    replayer.setConfig({ speed });
    outline.release();
    const goesOn = isPlaying && at < end;
    if (goesOn) replayer.play(offset);
    else replayer.pause(offset);
    send({ kind: "shown", stream, at });
    outline.show(replayer.iframe.contentDocument, goesOn);
  }

  function add({ stream, events }: Extract<ToFrame, { kind: "add" }>): void {
    const known = streams.get(stream) ?? [];
    const newest = known.at(-1)?.timestamp ?? Number.NEGATIVE_INFINITY;
    const added = events.filter(changesPage).map(harmless);
    const isLater = added.every(({ timestamp }) => timestamp >= newest);
    for (const event of added) known.push(event);
    streams.set(stream, isLater ? known : known.toSorted((a, b) => a.timestamp - b.timestamp));
    if (shown?.stream !== stream) return;
    if (!isLater) return void outdated.add(stream);
    for (const event of added) shown.replayer.addEvent(asRrweb(event));
    shown.end = Math.max(shown.end, added.at(-1)?.timestamp ?? 0);
  }

  return (message: ToFrame): void => {
    if (message.kind === "add") add(message);
    else if (message.kind === "show") show(message);
    else outline.set(message.selector);
  };
}
