// What the tracker reports of a visit, sent to the host without a browser.
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { hostOrigin } from "../walker.ts";

const agent = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

/** An event of the tracker, `at` milliseconds after the visit's start. */
export interface SentTrackedEvent {
  type: string;
  at: number;
  [field: string]: unknown;
}

export interface SentVisit {
  /** the project's key */
  site: string;
  visitor: string;
  /** the session, whose recording has the same key */
  session: string;
  /** milliseconds since 1970 */
  start: number;
  url: string;
  campaign?: string;
  events: SentTrackedEvent[];
}

export async function sendVisit({ site, visitor, session, start, url, campaign, events }: SentVisit): Promise<void> {
  const batch = {
    ...{ sent_at: Date.now(), visitor_id: visitor },
    session: { id: session, start, entry_url: url, ...(campaign !== undefined && { utm_campaign: campaign }) },
    events: events.map(({ at, ...event }) => ({ event_id: randomUUID(), url, ts: start + at, ...event })),
  };
  const sent = await fetch(`${hostOrigin()}/collect/${site}`, {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": agent },
    body: JSON.stringify(batch),
  });
  expect([sent.status, await sent.text()]).toEqual([204, ""]);
}
