// What a session is: the one rule, used by the tracker, the demo's history and the importer.
//
// A session is one visit. It goes on while the visitor does something at least every 30 minutes. A new one begins
//   - after 30 minutes without activity,
//   - when the visitor arrives with another campaign (utm_source, utm_medium, utm_campaign or an ad's click id),
//     because that is another reason to come,
//   - 24 hours after its start, so that a page left open with a script in it does not make one endless visit.
// Midnight ends nothing, and neither does an arrival without any campaign: whoever follows an ad and comes back by a
// bookmark ten minutes later is still on the same visit.
import type { Campaign } from "./campaign.ts";

/** milliseconds */
export const SESSION_TIMEOUT = 30 * 60_000;
export const SESSION_LIMIT = 24 * 3_600_000;

export interface Session extends Campaign {
  id: string;
  /** milliseconds since 1970 */
  start: number;
  /** the visitor's last activity, milliseconds since 1970 */
  last: number;
  entry_url: string;
  ref?: string;
}

/** An activity, with the campaign and referrer it arrived with if it is the opening of a page. */
export interface Activity {
  now: number;
  url: string;
  ref?: string;
  campaign?: Campaign;
}

export type Beginning = "first" | "inactivity" | "limit" | "campaign";

const telling = ["utm_source", "utm_medium", "utm_campaign", "click_id"] as const;

function isOtherCampaign(session: Campaign, arrived: Campaign | undefined): boolean {
  if (!arrived || telling.every((field) => !arrived[field])) return false;
  return telling.some((field) => (arrived[field] ?? "") !== (session[field] ?? ""));
}

/** Why an activity begins a new session; undefined when it belongs to the previous one. */
export function whyNewSession(previous: Session | undefined, activity: Activity): Beginning | undefined {
  if (!previous) return "first";
  if (activity.now - previous.last >= SESSION_TIMEOUT) return "inactivity";
  if (activity.now - previous.start >= SESSION_LIMIT) return "limit";
  if (isOtherCampaign(previous, activity.campaign)) return "campaign";
  return undefined;
}

/** The session that an activity belongs to, with its last activity moved; `began` says why it is a new one. */
export function sessionOf(
  previous: Session | undefined,
  activity: Activity,
  newId: () => string,
): { session: Session; began?: Beginning } {
  const began = whyNewSession(previous, activity);
  if (previous && !began) return { session: { ...previous, last: Math.max(previous.last, activity.now) } };
  const { now, url, ref, campaign } = activity;
  const session: Session = { id: newId(), start: now, last: now, entry_url: url, ...(ref ? { ref } : {}), ...campaign };
  return began ? { session, began } : { session };
}
