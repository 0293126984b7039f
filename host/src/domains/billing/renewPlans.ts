import { z } from "zod";
import { defineJob } from "#host/jobs/job.ts";
import { endTrials } from "./ledger/endTrials.ts";
import { renewDue } from "./payment/test/renew.ts";

/** Hourly: renews or ends subscriptions whose period has ended, and ends trials that are over. */
export const renewPlans = defineJob({
  name: "renew-plans",
  data: z.object({}),
  timetable: { cron: "7 * * * *" },
  async work(services) {
    await renewDue(services);
    await endTrials(services);
  },
});
