import { Comment, getComments as endpoint, MAX_COMMENTS } from "@sightline/schema/rest/feedback";
import { member } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { scopedProject } from "#host/http/scope/projectScope.ts";
import { periodOf } from "#host/http/scope/reportRange.ts";
import { route } from "#host/http/route.ts";
import { addDays, localDay, zoneOf } from "#host/http/scope/zone.ts";

const DAYS_BACK = 100;

export const getComments = route(endpoint, {
  permit: member,
  gather: async ({ body, caller, headers, services }) => {
    const { startDate, endDate } = body;
    if ((startDate === undefined) !== (endDate === undefined)) {
      const field = startDate === undefined ? "startDate" : "endDate";
      const message = `Give both startDate and endDate, or neither for the last ${DAYS_BACK} days`;
      throw new Problem("INVALID", message, { field });
    }
    const project = await scopedProject(services, caller, body.widget_id);
    const zone = zoneOf(project.timezone, headers.tz);
    const today = localDay(services.now(), zone);
    const period = periodOf(startDate ?? addDays(today, -DAYS_BACK), endDate ?? addDays(today, 1), zone);
    return { widgetId: project.widgetId, period };
  },
  ask: ({ entities }, { widgetId, period }) =>
    entities
      .selectFrom("comment")
      .selectAll()
      .select((is) => is.fn.countAll<string>().over().as("total"))
      .where("widget_id", "=", widgetId)
      .where("deleted_at", "is", null)
      .where("created_at", ">=", new Date(period.from))
      .where("created_at", "<", new Date(period.to))
      .orderBy("comment_id", "desc")
      .limit(MAX_COMMENTS)
      .execute(),
  answer: (rows) => ({
    rows: rows.map(({ comment_id, feedback_id, created_at, ...row }) =>
      Comment.parse({
        ...row,
        commentId: comment_id,
        feedbackId: feedback_id,
        created_at: created_at.toISOString(),
      }),
    ),
    total: Number(rows[0]?.total ?? 0),
  }),
});
