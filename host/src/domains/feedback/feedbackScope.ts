// The project and the range of its comments: from 100 days ago to tomorrow by default.
import { feedbackRefusals } from "@sightline/schema/rest/feedback/refusals";
import type { Caller } from "#host/http/caller.ts";
import { Problem } from "#host/http/problem.ts";
import type { RequestHeaders } from "#host/http/route.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { periodOf, type Period } from "#host/analytics/scope/reportRange.ts";
import { addDays, localDay, zoneOf, type Zone } from "#host/analytics/scope/zone.ts";
import type { Services } from "#host/http/services.ts";

const DAYS_BACK = 100;

interface Asked {
  body: { widget_id: number; startDate?: string | undefined; endDate?: string | undefined };
  caller: Caller;
  headers: RequestHeaders;
  services: Services;
}

export interface FeedbackScope {
  widgetId: number;
  zone: Zone;
  period: Period;
}

export async function feedbackScope({ body, caller, headers, services }: Asked): Promise<FeedbackScope> {
  const { startDate, endDate } = body;
  if ((startDate === undefined) !== (endDate === undefined)) {
    const field = startDate === undefined ? "startDate" : "endDate";
    throw new Problem(feedbackRefusals.oneDate({ days: DAYS_BACK }), { field });
  }
  const project = await scopedProject(services, caller, body.widget_id);
  const zone = zoneOf(project.timezone, headers.tz);
  const today = localDay(services.now(), zone);
  const period = periodOf(startDate ?? addDays(today, -DAYS_BACK), endDate ?? addDays(today, 1), zone);
  return { widgetId: project.widgetId, zone, period };
}
