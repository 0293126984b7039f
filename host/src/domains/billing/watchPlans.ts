// Hourly: notifies companies that have used 80 % or all of the month's sessions, or whose trial ends within three days.
// Once per month, and once per end date of a trial.
import { z } from "zod";
import type { Services } from "#host/http/services.ts";
import { monthStart } from "#host/analytics/usage/month.ts";
import { defineJob } from "#host/jobs/job.ts";
import { emitOnce } from "#host/outbox/emit.ts";
import { recordBilling } from "./ledger/recordBilling.ts";
import { sessionsByCompany } from "./sql/sessionsByCompany.ts";

const DAY_MS = 86_400_000;
const HIGH = 0.8;
const DAYS_BEFORE = 3;

async function watchUsage(services: Services): Promise<void> {
  const { entities, events, now } = services;
  const from = monthStart(now());
  const month = from.toISOString().slice(0, 7);
  const companies = await entities
    .selectFrom("company")
    .innerJoin("plan", "plan.plan_id", "company.paid_plan")
    .select(["company_id", "sessions", "rewarded_session"])
    .where("plan.sessions", ">", 0)
    .execute();
  const used = await sessionsByCompany({ entities, events }, from);
  for (const { company_id, sessions: included, rewarded_session } of companies) {
    const sessions = used.get(company_id) ?? 0;
    const limit = (included ?? 0) + rewarded_session;
    const kind = sessions > limit ? "usage.full" : sessions >= limit * HIGH ? "usage.high" : undefined;
    if (!kind) continue;
    const event = { kind, company_id, data: { month, sessions, limit } } as const;
    await emitOnce(services, event, `${kind}:${company_id}:${month}:${limit}`, (store) =>
      recordBilling(store, {
        ...{ module: "usage", action: kind === "usage.full" ? "limit_reached" : "limit_near" },
        ...{ companyId: company_id, actionId: month, description: `${sessions} / ${limit}`, at: new Date(now()) },
      }),
    );
  }
}

async function watchTrials(services: Services): Promise<void> {
  const { entities, now } = services;
  const ending = await entities
    .selectFrom("company")
    .select(["company_id", "plan_ends_at"])
    .where("lifetimedeal", "=", false)
    .where("plan_ends_at", ">", new Date(now()))
    .where("plan_ends_at", "<=", new Date(now() + DAYS_BEFORE * DAY_MS))
    .execute();
  for (const { company_id, plan_ends_at } of ending) {
    if (!plan_ends_at) continue;
    const ends_at = plan_ends_at.toISOString();
    const days = Math.ceil((plan_ends_at.getTime() - now()) / DAY_MS);
    const event = { kind: "trial.ending", company_id, data: { ends_at, days } } as const;
    await emitOnce(services, event, `trial.ending:${company_id}:${ends_at}`);
  }
}

export const watchPlans = defineJob({
  name: "watch-plans",
  data: z.object({}),
  timetable: { cron: "20 * * * *" },
  retries: { limit: 2, afterSeconds: 60, atMostSeconds: 300 },
  withinSeconds: 300,
  async work(services) {
    await watchUsage(services);
    await watchTrials(services);
  },
});
