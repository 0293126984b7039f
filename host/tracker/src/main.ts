// The script of a visited site: <script async src="HOST/js/track.js?key=KEY"></script>. It finds its key and its host
// in its own address, writes to the site's localStorage only, and never throws into the page.
import { commandsOf } from "./commands.ts";
import { watchClicks } from "./clicks.ts";
import { watchErrors } from "./failures.ts";
import { newId } from "./id.ts";
import { watchPages } from "./pages.ts";
import { wants } from "./options.ts";
import { watchRules } from "./rules.ts";
import { isOptedOut, obeyLink, optIn } from "./privacy.ts";
import { watchReading } from "./reading.ts";
import type { Session } from "./session.ts";
import { openStorage, type Storage } from "./storage.ts";
import { openTracker } from "./tracker.ts";
import { watchVitals } from "./vitals.ts";

/** Milliseconds between heartbeats, until the host has said otherwise. */
const HEARTBEAT = 15_000;

interface Setting {
  heartbeat_ms: number;
}

const post = (url: string, body: object) =>
  fetch(url, { method: "POST", body: JSON.stringify(body), credentials: "omit", keepalive: true });

/** Introduces a new visitor to the host; the visitor's id is ours, so nothing waits for the answer. */
function introduce(host: string, key: string, uuid: string, storage: Storage): void {
  const { width, height, colorDepth: color } = screen;
  const url = location.href.slice(0, 2048);
  const about = {
    key,
    uuid,
    lang: navigator.language,
    width,
    height,
    color,
    ref: document.referrer.slice(0, 2048),
    url,
  };
  post(`${host}/init/uuid`, about)
    .then((answer) => answer.json())
    .then((answer: { setting?: Setting }) => answer.setting && storage.set("o", answer.setting))
    .catch(() => {}); // the next visitor or the next release of settings will do
}

function sayInstalled(host: string, key: string, prefix: string): void {
  try {
    if (sessionStorage.getItem(`${prefix}i`)) return;
    sessionStorage.setItem(`${prefix}i`, "1");
  } catch {
    return; // without storage it would be said on every page; the first page view says it too
  }
  fetch(`${host}/widget/active/${encodeURIComponent(key)}`, { credentials: "omit" }).catch(() => {});
}

function start(host: string, key: string, data: DOMStringMap): void {
  const prefix = `tracker:${key}:`;
  const storage = openStorage(prefix);
  let visitor = storage.get<string>("v");
  if (!visitor) {
    visitor = newId();
    storage.set("v", visitor);
    introduce(host, key, visitor, storage);
  }
  const tracker = openTracker(host, key, storage, visitor);
  const heartbeat = Math.max(storage.get<Setting>("o")?.heartbeat_ms || HEARTBEAT, 5000);
  const reading = watchReading(tracker, heartbeat);
  watchPages(tracker, () => reading.report("leave"), !wants("nospa"));
  watchClicks(tracker);
  watchRules(tracker);
  const setRelease = watchErrors(tracker, host, data);
  watchVitals(tracker);

  const leave = () => {
    reading.report("leave");
    tracker.leave();
  };
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && leave());
  addEventListener("pagehide", leave);

  const tell = (said: object) => {
    const about = { key, visitor_id: visitor, session_id: storage.get<Session>("s")?.id, url: location.href };
    post(`${host}/feedback/submit`, { ...said, ...about }).catch(() => {});
  };
  const commands = commandsOf(tracker, prefix, { tell, setRelease });
  for (const call of Array.from(window.siteTracker?.q ?? [])) commands(...Array.from(call));
  window.siteTracker = Object.assign(commands, { isRunning: true });
  sayInstalled(host, key, prefix);
}

function whenShown(run: () => void): void {
  const page: Document & { prerendering?: boolean } = document;
  if (page.prerendering) page.addEventListener("prerenderingchange", run, { once: true });
  else run();
}

try {
  const current = document.currentScript;
  const script = current instanceof HTMLScriptElement ? current : undefined;
  const address = script && new URL(script.src);
  const key = address?.searchParams.get("key");
  if (script && address && key && !window.siteTracker?.isRunning) {
    const host = address.origin + address.pathname.replace(/\/js\/[^/]*$/, "");
    obeyLink(location.search, `tracker:${key}:`);
    // a member follows a link of the app to see what an event rule matches; the host looks whether it is one
    const check = /[?&#]tracker_check=([\w.-]+)/.exec(location.href)?.[1];
    const checking = `${host}/widget/check/${encodeURIComponent(key)}/${check}`;
    if (check) import(/* @vite-ignore */ checking).catch(() => {});
    if (isOptedOut(wants("dnt"))) window.siteTracker = (name) => name === "optin" && optIn();
    else whenShown(() => start(host, key, script.dataset));
  }
} catch {
  // nothing of ours may break the page
}
