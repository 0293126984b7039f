// What a session is: the one rule, used by the tracker, the demo's history and the importer.
//
// A session is one visit. It goes on while the visitor does something at least every 30 minutes. A new one begins
//   - after 30 minutes without activity,
//   - when the visitor comes from outside the site with another campaign (utm_source, utm_medium, utm_campaign or an ad's
//     click id), because that is another reason to come,
//   - 24 hours after its start, so that a page left open with a script in it does not make one endless visit.
// Midnight ends nothing, and neither does an arrival without any campaign: a visitor who follows an ad and returns by a
// bookmark ten minutes later is still on the same visit. Campaign fields on links between the site's own pages are no
// campaign, and a landing page that is reloaded or gone back to is no second arrival.
import { utmFields, type Campaign } from "./campaign.ts";
import { isId } from "./id.ts";
import { siteOfAddress } from "./site.ts";

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
  /** further sites of the project, as `registrableDomain` names them */
  sites?: readonly string[] | undefined;
  /** a link of the site itself led here, though the referrer does not say so */
  isInternal?: boolean;
  /** the page was reloaded, or gone back or forward to */
  isRevisit?: boolean;
}

export type Beginning = "first" | "inactivity" | "limit" | "campaign";

const campaignFields = ["utm_source", "utm_medium", "utm_campaign", "click_id"] as const;

/** Whether the visitor comes from another site, or from none. */
function isFromOutside({ url, ref = "", sites = [], isInternal }: Activity): boolean {
  const from = siteOfAddress(ref);
  return !isInternal && (!from || (from !== siteOfAddress(url) && !sites.includes(from)));
}

function isOtherCampaign(session: Campaign, arrived: Campaign = {}): boolean {
  return (
    campaignFields.some((field) => arrived[field]) &&
    campaignFields.some((field) => (arrived[field] ?? "") !== (session[field] ?? ""))
  );
}

/** Why an activity begins a new session; undefined when it belongs to the previous one. */
export function whyNewSession(previous: Session | undefined, activity: Activity): Beginning | undefined {
  if (!previous) return "first";
  if (activity.now - previous.last >= SESSION_TIMEOUT) return "inactivity";
  if (activity.now - previous.start >= SESSION_LIMIT) return "limit";
  if (!activity.isRevisit && isOtherCampaign(previous, activity.campaign) && isFromOutside(activity)) return "campaign";
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
  const session: Session = {
    id: newId(),
    start: now,
    last: now,
    entry_url: url,
    ...(ref ? { ref } : {}),
    ...(isFromOutside(activity) ? campaign : {}),
  };
  return began ? { session, began } : { session };
}

const isText = (value: unknown, limit: number) => typeof value === "string" && value.length <= limit;
const isTextOrAbsent = (value: unknown, limit: number) => value === undefined || isText(value, limit);

/**
 * A stored session as ingest takes it; undefined for everything else (another type, cut off, of a clock that was wrong),
 * so that a new one begins instead of being refused again and again.
 */
export function validSession(stored: unknown, now: number): Session | undefined {
  const session: Partial<Record<keyof Session, unknown>> = { ...(stored as object) };
  const { id, start, last, entry_url, ref, click_id } = session;
  const isValid =
    isId(id) &&
    typeof start === "number" &&
    typeof last === "number" &&
    start > 0 &&
    start <= last &&
    last < now + SESSION_TIMEOUT &&
    isText(entry_url, 4096) &&
    /^https?:\/\/[^\s/?#]/.test(String(entry_url)) &&
    isTextOrAbsent(ref, 4096) &&
    isTextOrAbsent(click_id, 300) &&
    utmFields.every((field) => isTextOrAbsent(session[field], 200));
  return isValid ? (stored as Session) : undefined;
}
