// Page views: the loaded page, and what a single-page app shows afterwards. A change of the path or the query by
// pushState or going back is a new view; replaceState only when the path changes, as apps tidy the query with it.
import { campaignOf } from "./campaign.ts";
import { quiet } from "./quiet.ts";
import type { Activity } from "./session.ts";
import type { Storage } from "./storage.ts";
import type { Tracker } from "./tracker.ts";

interface Navigation extends EventTarget {
  /** null where the browser tells nothing, as in a frame without an origin */
  currentEntry: object | null;
}

/** Where the address of the link is stored that the visitor follows within the site. */
export const FOLLOWED = "n";

const pathOf = () => location.origin + location.pathname + (/^#[/!]/.test(location.hash) ? location.hash : "");
const pageOf = () => pathOf() + location.search;

/** What the loaded page was opened with. */
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
    isRevisit: /^(reload|back_forward)$/.test(loaded?.type ?? ""),
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
    // tells of every move without touching what routers and other scripts wrap
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
      // where it is now: others wrap either place, before and after
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
    if (event.persisted) tracker.openView(); // back from the back-forward cache: shown again
  });
  if (followsMoves) quiet(follow)();
}
