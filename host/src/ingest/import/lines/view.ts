// Converts a line to its page view, or to the reason why there is none.
import { IMPORT_LIMITS, type SkipReason } from "@sightline/schema/rest/projects/importing";
import { hostOf, isAllowedHost } from "#host/http/network/websites.ts";
import type { TrackedProject } from "#host/ingest/projects.ts";
import { clientOf } from "./client.ts";
import { readCombined } from "./combined.ts";
import { type Fault, type Hit, isFault } from "./hit.ts";
import { readJsonLine } from "./json.ts";
import { isBlocked, whyNoPage } from "./skip.ts";

export interface View {
  time: number;
  url: string;
  /** an IP address, or a host name instead */
  client: string;
  /** undefined if the format doesn't include it */
  userAgent: string | undefined;
  referrer: string;
  utcOffset: number | undefined;
}

export interface Reading {
  project: TrackedProject;
  /** `https://shop.example`, for lines without a host; undefined: such lines are refused */
  site: string | undefined;
  /** number of trusted proxies in X-Forwarded-For; 0: the line's own address counts */
  forwardedFor: number;
  /** also accept history that is older than IMPORT_LIMITS.years */
  anyAge: boolean;
  /** milliseconds since 1970 */
  now: number;
}

const DAY = 86_400_000;
/** How far a server's clock may be ahead of ours, in milliseconds. */
const AHEAD = 300_000;
/** Web logs start in this year. An earlier time comes from a clock that was not set. */
const FIRST = Date.UTC(1995);
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const LONGEST = 4096;

function urlOf({ target, host }: Hit, { site, project }: Reading): string | Fault {
  const websites = project.allowedWebsites;
  const isWhole = /^https?:\/\/[^\s/?#]+/i.test(target);
  if (!isWhole && !target.startsWith("/"))
    return { field: "url", message: "must be a path that starts with /, or a whole address" };
  if (host !== undefined && !HOST.test(host)) return { field: "host", message: "must be a host name" };
  const base = host === undefined ? site : `${/^https?:/.exec(site ?? "")?.[0] ?? "https:"}//${host}`;
  if (!isWhole && base === undefined)
    return { field: "host", message: "is not known: say --site shop.example, or add the website to the project" };
  const url = isWhole ? target : `${base}${target}`;
  // servers respond to many host names, and strangers request hosts of other owners from them
  if (!isAllowedHost(hostOf(url), websites)) return { field: "host", message: "must be among the project's websites" };
  return url.length > LONGEST ? { field: "url", message: `must have at most ${LONGEST} characters` } : url;
}

function timeFault(time: number, { project, anyAge, now }: Reading): Fault | undefined {
  const { retention_days } = project.setting;
  if (time < FIRST) return { field: "time", message: "must not be before 1995" };
  if (!anyAge && time < now - IMPORT_LIMITS.years * 365 * DAY)
    return { field: "time", message: `must be at most ${IMPORT_LIMITS.years} years ago, or say --any-age` };
  if (time > now + AHEAD) return { field: "time", message: "must not lie in the future" };
  if (retention_days && time < now - retention_days * DAY)
    return { field: "time", message: "must not be older than what the project keeps" };
  return undefined;
}

export function readLine(text: string, reading: Reading): View | Fault | SkipReason {
  const hit = text.startsWith("{") ? readJsonLine(text) : readCombined(text);
  if (isFault(hit)) return hit;
  const fault = timeFault(hit.time, reading);
  if (fault) return fault;
  const skipped = whyNoPage(hit);
  if (skipped) return skipped;
  const client = clientOf(hit, reading.forwardedFor);
  if (client === undefined) return { field: "ip", message: "must be an IPv4 or IPv6 address, or a host name" };
  const url = urlOf(hit, reading);
  if (typeof url !== "string") return url;
  const { time, userAgent, referrer, utcOffset } = hit;
  if (isBlocked(reading.project, client, userAgent, url)) return "blocked";
  return { time: Math.min(time, reading.now), url, client, userAgent, referrer: referrer.slice(0, LONGEST), utcOffset };
}
