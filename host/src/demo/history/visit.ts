// Converts a walk to the batches that the tracker would have sent: sessions by the tracker's own rule, page views,
// acts, scroll depth and active time. One batch per session.
import type { CollectBatch } from "@sightline/schema/rest/ingest";
import type { TrackedEvent } from "@sightline/schema/rest/trackedEvent";
import type { Campaign } from "#tracker/campaign.ts";
import { offsetOf } from "#host/analytics/scope/zone.ts";
import { sessionOf, type Session } from "#tracker/session.ts";
import { withCheckoutForm } from "./checkoutForm.ts";
import type { Dice } from "./dice.ts";
import { identityAfter } from "./identity.ts";
import { loadTimes, withLoadTime } from "./loadTimes.ts";
import type { DemoVisitor } from "./demoVisitor.ts";
import { withFailures } from "./siteFailures.ts";
import type { Step } from "./steps.ts";

export interface Visit {
  visitor: DemoVisitor;
  /** milliseconds since 1970 */
  start: number;
  ref: string | undefined;
  campaign: Campaign;
  /** days since the first day of the history */
  age: number;
  steps: Iterable<Step>;
}

/** Probability of a long break with the page open, after which a new session begins. */
const BREAK = 0.015;

export function batchesOf({ visitor, start, ref, campaign, age, steps }: Visit, dice: Dice): CollectBatch[] {
  const batches: CollectBatch[] = [];
  let session: Session | undefined;
  let open: { session: Session; events: TrackedEvent[] } | undefined;
  let now = start;
  let isFirst = true;
  for (const step of steps) {
    const arrival = isFirst ? { ...(ref ? { ref } : {}), campaign } : {};
    const turn = sessionOf(session, { now, url: step.url, ...arrival }, dice.uuid);
    ({ session } = turn);
    if (turn.began || !open) {
      open = { session, events: [] };
      batches.push(batchOf(open, visitor));
    }
    open.events.push(...pageEvents(step, { now, isEntry: turn.began, isFirst, visitor }, dice));
    const left = now + step.seconds * 1000;
    session = { ...session, last: left };
    now = left + dice.between(150, 900) + (dice.chance(BREAK) ? dice.between(35, 70) * 60_000 : 0);
    isFirst = false;
    if (visitor.isBot) break;
  }
  for (const batch of batches) batch.sent_at = Math.max(...batch.events.map(({ ts }) => ts));
  return batches.map((batch) => withCheckoutForm(withFailures(batch, age)));
}

function batchOf(
  { session, events }: { session: Session; events: TrackedEvent[] },
  visitor: DemoVisitor,
): CollectBatch {
  const { last: _last, ...envelope } = session;
  const [screen_w, screen_h] = visitor.screen;
  const view = { view_w: screen_w, view_h: Math.round(screen_h * 0.86) };
  return {
    sent_at: 0,
    visitor_id: visitor.id,
    session: envelope,
    lang: visitor.lang,
    screen_w,
    screen_h,
    ...view,
    utc_offset: offsetOf(session.start, visitor.zone),
    events,
  };
}

interface Moment {
  now: number;
  isEntry: boolean;
  isFirst: boolean;
  visitor: DemoVisitor;
}

function pageEvents(step: Step, { now, isEntry, isFirst, visitor }: Moment, dice: Dice): TrackedEvent[] {
  const { url, title, seconds, depth, acts } = step;
  const page_view_id = dice.uuid();
  const on = (share: number) => ({
    event_id: dice.uuid(),
    ts: Math.round(now + seconds * 1000 * share),
    url,
    title,
    page_view_id,
  });
  const view: TrackedEvent = {
    ...on(0),
    event_id: page_view_id,
    type: "pageview",
    ...(isEntry ? { entry: true } : {}),
  };
  if (visitor.isBot) return [view];
  const events: TrackedEvent[] = [view];
  if (isFirst && dice.chance(0.5))
    events.push(...loadTimes(dice).flatMap((vital) => withLoadTime({ ...on(0.1), ...vital })));
  acts.forEach((act, index) => {
    const share = 0.2 + (0.7 * (index + 1)) / (acts.length + 1);
    events.push({ ...on(share), ...act });
    const identified = identityAfter(visitor, act);
    if (identified) events.push({ ...on(share + 0.01), ...identified });
  });
  const engaged_ms = Math.round(seconds * 1000 * dice.between(0.55, 0.92));
  events.push({ ...on(1), type: "leave", scroll_depth: depth, engaged_ms });
  return events;
}
