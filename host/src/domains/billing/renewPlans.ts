import { z } from "zod";
import { defineJob } from "#host/jobs/job.ts";
import { endTrials } from "./ledger/endTrials.ts";
import { renewDue } from "./payment/test/renew.ts";

/** Every hour: periods that have ended are charged again or end, and trials whose day has come are over. */
export const renewPlans = defineJob({
  name: "renew-plans",
  data: z.object({}),
  timetable: { cron: "7 * * * *" },
  async work(services) {
    await renewDue(services);
    await endTrials(services);
  },
});
