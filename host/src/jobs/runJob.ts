import type { JobWithMetadata } from "pg-boss";
import type { Services } from "#host/http/services.ts";
import type { Job } from "./job.ts";

/** Runs one attempt. A failed attempt is logged with the job's name and id only, because its data may be personal. */
export async function runJob(job: Job, services: Services, given: JobWithMetadata | undefined): Promise<void> {
  if (!given) return;
  const attempt = given.retryCount + 1;
  const last = given.retryCount >= given.retryLimit;
  try {
    await job.work(services, job.data.parse(given.data ?? {}), { attempt, last, signal: given.signal });
  } catch (error) {
    const level = last ? "error" : "warn";
    services.log[level]({ err: error, job: job.name, id: given.id, attempt, last }, "a job failed");
    throw error;
  }
}
