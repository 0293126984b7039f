// Clicks and the events derived from them: outbound links and downloads, rage clicks (three within a second on one
// spot), and dead clicks.
import { watchDeadClick } from "./deadClicks.ts";
import { pointOf, textOf } from "./element.ts";
import { FOLLOWED } from "../pages.ts";
import { quiet } from "../quiet.ts";
import type { Storage } from "../storage.ts";
import type { Tracker } from "../tracker.ts";

interface Hit {
  at: number;
  x: number;
  y: number;
}

/** Counts clicks within a second and 30 pixels. Three are a rage click: returns their number, once per burst. */
export function rageCounter(): (hit: Hit) => number | undefined {
  let hits: Hit[] = [];
  let isRaging = false;
  return (hit) => {
    hits = hits.filter((past) => hit.at - past.at <= 1000 && Math.hypot(past.x - hit.x, past.y - hit.y) <= 30);
    hits.push(hit);
    const wasRaging = isRaging;
    isRaging = hits.length > 2;
    return isRaging && !wasRaging ? hits.length : undefined;
  };
}

/** URLs with these endings are files that a browser saves or opens elsewhere. */
const FILE =
  /\.(pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|csv|txt|epub|ics|zip|rar|7z|t?gz|tar|dmg|pkg|exe|msi|apk|deb|rpm|iso|mp[34]|m4[av]|mov|avi|webm|mkv|wav|ogg)$/i;

export function watchClicks(tracker: Tracker, storage: Storage): void {
  const rage = rageCounter();
  addEventListener(
    "click",
    quiet((click: MouseEvent) => {
      const path = click.composedPath() as Element[];
      const [element] = path;
      if (!(element instanceof Element)) return;
      // an element may name its own event: a click on <button data-event="cta"> is the event "cta"
      const name = element.closest("[data-event]")?.getAttribute("data-event");
      if (name) tracker.track({ type: "event", name: name.slice(0, 100) });
      // a member's clicks on the check's own panel don't count
      if (!click.isTrusted || path.some((at) => at.localName === "tracker-check")) return;
      const point = pointOf(element, click);
      tracker.track({ type: "click", ...point });
      const count = rage({ at: click.timeStamp, x: click.pageX, y: click.pageY });
      if (count) tracker.track({ type: "rage", ...point, value: count });
      const link = path.find((at) => at instanceof HTMLAnchorElement && at.href) as HTMLAnchorElement | undefined;
      if (link) {
        const { protocol, origin, pathname, download, href } = link;
        const isWeb = /^https?:$/.test(protocol);
        const address = (origin + pathname).slice(0, 1000);
        const isOwn = origin === location.origin;
        if (isWeb && !isOwn) tracker.track({ type: "outbound", name: address, text: textOf(link) });
        if (link.hasAttribute("download") || (isWeb && FILE.test(pathname))) {
          const file = isWeb ? address : download || protocol;
          return tracker.track({ type: "event", name: "download", props: { file: file.slice(0, 1000) } });
        }
        // marks the next page's arrival as internal, in case the site's referrer policy hides it
        if (isOwn && link.search) storage.set(FOLLOWED, href);
        if (!isWeb || !isOwn) return;
      }
      watchDeadClick(element, click, () => tracker.track({ type: "dead", ...point }));
    }),
    true,
  );
}
