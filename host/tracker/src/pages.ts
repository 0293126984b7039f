// Page views: the loaded page, and later views of a single-page app. A change of the path or the query by pushState or
// history navigation is a new view. replaceState counts only if the path changes, because apps use it to clean up the
// query.
import { campaignOf } from "./campaign.ts";
import { quiet } from "./quiet.ts";
import type { Activity } from "./session.ts";
import type { Storage } from "./storage.ts";
import type { Tracker } from "./tracker.ts";

interface Navigation extends EventTarget {
  /** null if the browser provides no entry, as in a frame without an origin */
  currentEntry: object | null;
}

/** Storage name of the URL of the internal link that the visitor follows. */
export const FOLLOWED = "n";

const pathOf = () => location.origin + location.pathname + (/^#[/!]/.test(location.hash) ? location.hash : "");
const pageOf = () => pathOf() + location.search;

/** How the loaded page was opened: referrer, campaign and navigation type. */
function arrivalOf(storage: Storage): Partial<Activity> {
  const followed = storage.get(FOLLOWED);
  if (followed) storage.set(FOLLOWED, "");
  const { sites } = { ...(storage.get("o") as { sites?: unknown }) };
  const [loaded] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return {
    ref: document.referrer.slice(0, 2048),
    campaign: campaignOf(location.href),
    sites: Array.isArray(sites) ? sites : [],
    isInternal: followed === location.href,
    isRevisit: /reload|back/.test(loaded?.type ?? ""),
  };
}

export function watchPages(tracker: Tracker, storage: Storage, beforeUnload: () => void, followsMoves: boolean): void {
  let path = pathOf();
  let page = pageOf();

  const moved = quiet((isReplacing: boolean) => {
    if (isReplacing ? pathOf() === path : pageOf() === page) return;
    path = pathOf();
    page = pageOf();
    if (tracker.redirect()) return;
    beforeUnload();
    tracker.openView();
  });

  function follow(): void {
    // reports every navigation without patching methods that routers and other scripts wrap
    const { navigation } = window as unknown as { navigation?: Navigation };
    if (navigation?.currentEntry) {
      navigation.addEventListener("currententrychange", (event) => {
        const { navigationType } = event as Event & { navigationType: string | null };
        if (navigationType) moved(navigationType === "replace");
      });
      return;
    }
    addEventListener("popstate", () => moved(false));
    addEventListener("hashchange", () => moved(false));
    for (const name of ["pushState", "replaceState"] as const) {
      // patched where it is currently defined: other scripts wrap either place, before and after
      const owner = Object.hasOwn(history, name) ? history : History.prototype;
      const original = owner[name];
      owner[name] = function (this: History, ...args: Parameters<History["pushState"]>) {
        const answer = original.apply(this, args);
        moved(name === "replaceState");
        return answer;
      };
    }
  }

  tracker.openView(arrivalOf(storage));
  addEventListener("pageshow", (event) => {
    if (event.persisted) tracker.openView(); // restored from the back-forward cache: shown again
  });
  if (followsMoves) quiet(follow)();
}
