// The script of a tracked site: <script async src="HOST/js/track.js?key=KEY"></script>. It derives its key and its host
// from its own URL, writes only to the site's localStorage, and never throws into the page. Scripts of two projects on
// one page run side by side; a second script of the same project does nothing.
import { commandsOf, type Command } from "./commands.ts";
import { watchClicks } from "./clicks/clicks.ts";
import { watchErrors } from "./failures.ts";
import { toJson } from "./sending/json.ts";
import { watchPages } from "./pages.ts";
import { takeOptions, type Options } from "./options.ts";
import { isOptedOut, obeyLink, optIn, optOut } from "./privacy.ts";
import { quiet } from "./quiet.ts";
import type { record } from "./record/main.ts";
import { isSampled } from "./sampling.ts";
import { watchReading } from "./reading.ts";
import { openStorage } from "./storage.ts";
import { openTracker } from "./tracker.ts";
import { post } from "./sending/transport.ts";
import { watchVitals } from "./vitals.ts";

interface Source {
  host: string;
  key: string;
  data: DOMStringMap;
}

interface Module {
  record: typeof record;
}

/** A module of the host; a page may forbid it. */
function run(url: string, use?: (loaded: Module) => void): void {
  import(/* @vite-ignore */ url).then(use).catch(() => {});
}

function start(source: Source, { wants, sample, rules }: Options, running: Record<string, Command>): void {
  const { host, key, data } = source;
  const path = encodeURIComponent(key);
  const prefix = `tracker:${key}:`;
  const storage = openStorage(prefix);

  /** Not awaited: the project's measurement options apply from the next page on. */
  async function viewed(sessionId: string, isNew: boolean): Promise<void> {
    if (isNew) {
      const answer = await post(`${host}/init/uuid`, toJson({ key, uuid: tracker.visitorId() }));
      const settings: { setting?: object } | undefined = await answer?.json();
      if (settings?.setting) storage.set("o", settings.setting);
    }
    if (isSampled(sessionId, sample)) load("record");
    // also on a page without fields, which may show a form later
    if (wants("forms")) load("forms");
  }

  const load = (name: "record" | "forms") =>
    run(`${host}/js/${name}.js?key=${path}`, (loaded) => loaded.record(tracker, source));

  const tracker = openTracker(`${host}/collect/${path}`, storage, (id, isNew) => viewed(id, isNew).catch(() => {}));
  const { heartbeat_ms } = { ...(storage.get("o") as { heartbeat_ms?: unknown }) };
  // every 15 seconds until the host sets another interval, which is at least 5 seconds and at most 5 minutes
  const reading = watchReading(tracker, Math.min(Math.max(Number(heartbeat_ms) || 15_000, 5000), 300_000));
  let readVitals = () => {};
  let setRelease = (_release: string) => {};
  // separately, because a page may have replaced something that one of them needs
  for (const watch of [
    () => watchPages(tracker, storage, () => reading.report("leave"), !wants("nospa")),
    () => watchClicks(tracker, storage),
    () => rules.length > 0 && window.siteTrackerWatch?.(tracker, rules),
    () => (setRelease = watchErrors(tracker, host, data)),
    () => (readVitals = watchVitals(tracker)),
  ])
    quiet(watch)();

  const leave = quiet(() => {
    quiet(readVitals)();
    reading.report("leave");
    tracker.leave();
  });
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && leave());
  addEventListener("pagehide", leave);

  const sendFeedback = (comment: object) => {
    const body = toJson({
      ...comment,
      key,
      visitor_id: tracker.visitorId(),
      session_id: tracker.session()?.id,
      url: location.href,
    });
    const send = (keepalive: boolean) => post(`${host}/feedback/submit`, body, keepalive);
    // browsers limit the total size of keepalive requests
    send(true)
      .catch(() => send(false))
      .catch(() => {});
  };
  const forget = () => {
    storage.clear();
    optOut(prefix);
  };
  const commands = commandsOf(tracker, { sendFeedback, setRelease: (release) => setRelease(release), forget });
  running[key] = commands;
  const early = window.siteTracker?.q ?? window.siteTracker?.early;
  const toAll: Command = (...call) => Object.values(running).map((each) => each(...call));
  window.siteTracker = Object.assign(toAll, { isRunning: true, early });
  quiet(() => {
    for (const call of early ?? []) commands(...call);
  })();
}

function whenShown(run: () => void): void {
  const page: Document & { prerendering?: boolean } = document;
  if (page.prerendering) page.addEventListener("prerenderingchange", run, { once: true });
  else run();
}

/** Modules have no current script, and neither has code that is bundled into another script. */
function sourceOf(running: object): Source | undefined {
  const own = document.currentScript as HTMLScriptElement | null;
  const tags = [
    ...document.querySelectorAll<HTMLScriptElement>("script[src*='/js/track.js?'],script[src*='/js/optimize.js?']"),
  ];
  const named = { src: window.siteTrackerSrc ?? "", dataset: {} };
  for (const { src, dataset: data } of /[?&]key=/.test(own?.src ?? "") && own ? [own] : [named, ...tags]) {
    const [, host, key] = /^([^?#]*?)(?:\/js\/[^/?#]*)?\?(?:[^#]*&)?key=([^&#]+)/.exec(src) ?? [];
    if (host && key && !(key in running)) return { host, key: decodeURIComponent(key), data };
  }
  return undefined;
}

quiet(() => {
  const options = takeOptions();
  const running = (window.siteTrackers ??= {});
  const source = sourceOf(running);
  if (!source) return;
  const { host, key } = source;
  running[key] = () => {};
  obeyLink(`tracker:${key}:`);
  // a member opens a link of the app to see what an event rule matches; the host validates it
  const check = /[?&#]tracker_check=([\w.-]+)/.exec(location.href)?.[1];
  const checking = `${host}/widget/check/${encodeURIComponent(key)}/${check}`;
  if (check) run(checking);
  if (isOptedOut(options.wants("dnt"))) window.siteTracker = (name) => name === "optin" && optIn();
  else whenShown(() => start(source, options, running));
})();
