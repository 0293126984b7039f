// Page views: the loaded page, and what a single-page app shows afterwards. A change of the path or the query by
// pushState or going back is a new view; replaceState only when the path changes, as apps tidy the query with it.
import { campaignOf } from "./campaign.ts";
import { quiet } from "./quiet.ts";
import type { Tracker } from "./tracker.ts";

const pathOf = () => location.origin + location.pathname + (/^#[/!]/.test(location.hash) ? location.hash : "");
const pageOf = () => pathOf() + location.search;

export function watchPages(tracker: Tracker, beforeLeaving: () => void, followsMoves = true): void {
  let path = pathOf();
  let page = pageOf();

  const moved = quiet((isReplacing: boolean) => {
    if (isReplacing ? pathOf() === path : pageOf() === page) return;
    path = pathOf();
    page = pageOf();
    beforeLeaving();
    // the app sets its new title right after the address
    setTimeout(() => tracker.openView({ campaign: campaignOf(location.href) }), 0);
  });

  if (followsMoves) follow();
  addEventListener("pageshow", (event) => {
    if (event.persisted) tracker.openView(); // back from the back-forward cache: shown again
  });
  tracker.openView({ ref: document.referrer.slice(0, 2048), campaign: campaignOf(location.href) });

  function follow(): void {
    for (const name of ["pushState", "replaceState"] as const) {
      const original = history[name];
      history[name] = function (this: History, ...args: Parameters<History["pushState"]>) {
        original.apply(this, args);
        moved(name === "replaceState");
      };
    }
    addEventListener("popstate", () => moved(false));
    addEventListener("hashchange", () => moved(false));
  }
}
