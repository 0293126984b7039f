// Everything that is done later or by the clock. A job stands in one file where its work belongs, and here in one line.
import type { Job } from "./jobs/job.ts";
import { sendMail } from "./mail/sendMail.ts";

export const allJobs: readonly Job[] = [sendMail];
