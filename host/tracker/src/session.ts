// The session rule, shared by the tracker, the demo's history and the importer.
//
// A session is one visit. It continues while the visitor is active at least every 30 minutes. A new one starts
//   - after 30 minutes without activity,
//   - when the visitor arrives from outside the site with a different campaign (utm_source, utm_medium, utm_campaign or
//     an
//     ad's click id), because that is a new reason to visit,
//   - 24 hours after its start, so that an open page with a running script does not create one endless visit.
//
// Midnight does not end a session, and neither does an arrival without a campaign: a visitor who follows an ad and
// returns by a bookmark ten minutes later is still on the same visit. Campaign fields on links between the site's own
// pages don't count, and reloading a landing page or going back to it is not a second arrival.
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

/** An activity. If it opens a page, it includes the campaign and referrer of the arrival. */
export interface Activity {
  now: number;
  url: string;
  ref?: string;
  campaign?: Campaign;
  /** other sites of the project, as `registrableDomain` returns them */
  sites?: readonly string[] | undefined;
  /** an internal link led here, although the referrer does not show it */
  isInternal?: boolean;
  /** the page was reloaded or reached by back or forward */
  isRevisit?: boolean;
}

const campaignFields = ["utm_source", "utm_medium", "utm_campaign", "click_id"] as const;

/** Whether the visitor arrives from another site, or without a referrer. */
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

/** Whether an activity starts a new session instead of belonging to the previous one. */
export const startsSession = (previous: Session | undefined, activity: Activity): boolean =>
  !previous ||
  activity.now - previous.last >= SESSION_TIMEOUT ||
  activity.now - previous.start >= SESSION_LIMIT ||
  (!activity.isRevisit && isOtherCampaign(previous, activity.campaign) && isFromOutside(activity));

/** The session of an activity, with its last activity updated; `began`: it is new. */
export function sessionOf(
  previous: Session | undefined,
  activity: Activity,
  newId: () => string,
): { session: Session; began: boolean } {
  const { now, url, ref, campaign } = activity;
  if (previous && !startsSession(previous, activity))
    return { session: { ...previous, last: Math.max(previous.last, now) }, began: false };
  const session: Session = {
    id: newId(),
    start: now,
    last: now,
    entry_url: url,
    ...(ref ? { ref } : {}),
    ...(isFromOutside(activity) ? campaign : {}),
  };
  return { session, began: true };
}

const isText = (value: unknown, limit: number) => typeof value === "string" && value.length <= limit;
const isTextOrAbsent = (value: unknown, limit: number) => value === undefined || isText(value, limit);

/**
 * A stored session that ingest accepts. Undefined for everything else (wrong type, truncated, from a wrong clock), so
 * that a new session starts instead of being refused repeatedly.
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
