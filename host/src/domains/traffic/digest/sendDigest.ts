// The weekly digest of one member: the numbers of each visible project, as on the dashboard.
import { notificationMessages } from "@sightline/schema/rest/account/refusals";
import type { Message } from "@sightline/schema/rest/refusals/message";
import { z } from "zod";
import type { Services } from "#host/http/services.ts";
import { defineJob } from "#host/jobs/job.ts";
import { type Reader, notify } from "#host/outbox/notifications/notify.ts";
import { digestTitle, projectSentence } from "./digestContent.ts";
import { weekOf } from "./weekOf.ts";

/** Limit for one email. The dashboard's own list starts with the largest projects, too. */
const MAX_PROJECTS = 20;

async function projectsOf({ entities }: Services, userId: number) {
  const rows = await entities
    .selectFrom("widget")
    .innerJoin("member", "member.company_id", "widget.company_id")
    .select([
      "widget_id",
      "widget.company_id",
      "widget_name",
      "widget_key",
      "widget.status",
      "widget.timezone",
      "widget.setting",
    ])
    .where("member.user_id", "=", userId)
    .where("widget.status", "=", 1)
    .where((is) =>
      is.or([
        is.not(is.exists(is.selectFrom("member_widget").select("user_id").whereRef("user_id", "=", "member.user_id"))),
        is.exists(
          is
            .selectFrom("member_widget")
            .select("user_id")
            .whereRef("user_id", "=", "member.user_id")
            .whereRef("member_widget.widget_id", "=", "widget.widget_id"),
        ),
      ]),
    )
    .orderBy("widget_id")
    .limit(MAX_PROJECTS)
    .execute();
  return rows.map((row) => ({
    widgetId: row.widget_id,
    companyId: row.company_id,
    name: row.widget_name,
    key: row.widget_key,
    status: row.status,
    timezone: row.timezone,
    currency: row.setting?.currency ?? null,
  }));
}

const readerOf = ({ entities }: Services, userId: number): Promise<Reader | undefined> =>
  entities
    .selectFrom("member")
    .select(["user_id", "company_id", "name", "email", "role"])
    .where("user_id", "=", userId)
    .where("status", "=", 1)
    .executeTakeFirst();

export const sendDigest = defineJob({
  name: "send-digest",
  data: z.object({ userId: z.number().int(), day: z.iso.date() }),
  retries: { limit: 5, afterSeconds: 60, atMostSeconds: 3600 },
  withinSeconds: 120,
  async work(services, { userId, day }, { signal }) {
    const { entities, events, now } = services;
    const reader = await readerOf(services, userId);
    const projects = await projectsOf(services, userId);
    if (!reader || projects.length === 0) return;
    let visitors = 0;
    const sentences: Message[] = [];
    for (const project of projects) {
      const week = await weekOf({ events, signal }, project, now());
      visitors += week.week.visitors;
      sentences.push(projectSentence(project.name, week));
    }
    const content = {
      kind: "weekly_digest" as const,
      eventId: `digest:${day}`,
      title: digestTitle(visitors),
      sentences,
      path: "/dashboard",
      action: notificationMessages.seeDashboard(),
    };
    await entities.transaction().execute((store) => notify(services, reader, content, store));
  },
});
