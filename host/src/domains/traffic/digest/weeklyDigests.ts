// Every morning, sends the digest to each member who chose this weekday. The default is Monday.
import { z } from "zod";
import { kinds } from "#host/outbox/notifications/kinds.ts";
import { defineJob } from "#host/jobs/job.ts";
import { sendDigest } from "./sendDigest.ts";

const MONDAY = 1;

export const weeklyDigests = defineJob({
  name: "weekly-digests",
  data: z.object({}),
  timetable: { cron: "0 6 * * *" },
  retries: { limit: 3, afterSeconds: 60, atMostSeconds: 600 },
  async work({ entities, jobs, now }) {
    const at = new Date(now());
    const weekDay = at.getUTCDay() || 7;
    const { mail, inApp } = kinds.weekly_digest;
    const readers = await entities
      .selectFrom("member")
      .leftJoin("notification_member", "notification_member.user_id", "member.user_id")
      .leftJoin("notification_setting", (join) =>
        join.onRef("notification_setting.user_id", "=", "member.user_id").on("kind", "=", "weekly_digest"),
      )
      .select("member.user_id")
      .where("member.status", "=", 1)
      .where((is) => is(is.fn.coalesce("digest_day", is.lit(MONDAY)), "=", weekDay))
      .where((is) =>
        is.or([is.fn.coalesce("notification_setting.mail", is.lit(mail)), is.fn.coalesce("in_app", is.lit(inApp))]),
      )
      .execute();
    for (const { user_id } of readers) {
      await jobs.add(sendDigest, { userId: user_id, day: at.toISOString().slice(0, 10) });
    }
  },
});
