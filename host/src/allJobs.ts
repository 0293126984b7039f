// Everything that is done later or by the clock. A job stands in one file where its work belongs, and here in one line.
import { renewPlans } from "./domains/billing/renewPlans.ts";
import { watchPlans } from "./domains/billing/watchPlans.ts";
import { recheckDomain, recheckDomains } from "./domains/company/brand/dns/recheckDomains.ts";
import { reportExposure } from "./domains/integrations/ownExperiments/reportExposure.ts";
import { deletePast } from "./domains/projects/blocking/deletePast.ts";
import { resolveHostRules } from "./domains/projects/blocking/resolveHostRules.ts";
import { forgetOldEvents } from "./domains/projects/forgetOldEvents.ts";
import { sendDigest } from "./domains/traffic/digest/sendDigest.ts";
import { weeklyDigests } from "./domains/traffic/digest/weeklyDigests.ts";
import type { Job } from "./jobs/job.ts";
import { sendMail } from "./mail/sendMail.ts";
import { fanOutEvent } from "./outbox/fanOutEvent.ts";
import { deliverWebhook } from "./outbox/webhooks/deliverWebhook.ts";

export const allJobs: readonly Job[] = [
  deletePast,
  deliverWebhook,
  forgetOldEvents,
  recheckDomain,
  recheckDomains,
  renewPlans,
  resolveHostRules,
  sendDigest,
  sendMail,
  fanOutEvent,
  reportExposure,
  watchPlans,
  weeklyDigests,
];
