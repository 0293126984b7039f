// Clicks, and what they tell: a link to elsewhere, anger (three within a second on one spot), and dead ends.
import { watchDeadClick } from "./deadClicks.ts";
import { pointOf, textOf } from "./element.ts";
import { quiet } from "./quiet.ts";
import type { Tracker } from "./tracker.ts";

const RAGE = { clicks: 3, within: 1000, radius: 30 } as const;

interface Hit {
  at: number;
  x: number;
  y: number;
}

/** Counts clicks on one spot; answers how many once they are too many, and once per outburst. */
export function rageCounter(): (hit: Hit) => number | undefined {
  let hits: Hit[] = [];
  let isRaging = false;
  return (hit) => {
    hits = hits.filter(
      (past) => hit.at - past.at <= RAGE.within && Math.hypot(past.x - hit.x, past.y - hit.y) <= RAGE.radius,
    );
    hits.push(hit);
    if (hits.length < RAGE.clicks) isRaging = false;
    if (hits.length < RAGE.clicks || isRaging) return undefined;
    isRaging = true;
    return hits.length;
  };
}

function outboundOf(element: Element): HTMLAnchorElement | undefined {
  const link = element.closest<HTMLAnchorElement>("a[href]");
  return link && /^https?:$/.test(link.protocol) && link.host !== location.host ? link : undefined;
}

export function watchClicks(tracker: Tracker): void {
  const rage = rageCounter();
  addEventListener(
    "click",
    quiet((click: MouseEvent) => {
      const path = click.composedPath() as Element[];
      const [element] = path;
      // what a member presses of our own check is no visitor's click
      if (!(element instanceof Element) || !click.isTrusted || path.some((at) => at.localName === "tracker-check"))
        return;
      const point = pointOf(element, click);
      tracker.track({ type: "click", ...point });
      const count = rage({ at: click.timeStamp, x: click.pageX, y: click.pageY });
      if (count) tracker.track({ type: "rage", ...point, value: count });
      const link = outboundOf(element);
      if (link)
        tracker.track({ type: "outbound", name: (link.origin + link.pathname).slice(0, 2048), text: textOf(link) });
      else watchDeadClick(element, () => tracker.track({ type: "dead", ...point }));
    }),
    { capture: true },
  );
}
