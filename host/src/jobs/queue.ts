// How work for later is added. What a job does is in job.ts, as it needs the services, and those need this.
import type { z } from "zod";
import type { EntityStore } from "#host/stores/entities.ts";

/** What the queue knows of a job. */
export interface QueuedJob<Data extends object> {
  /** lowercase words joined by hyphens; names the queue, so renaming it abandons waiting jobs */
  name: string;
  /** validated when a job is added and again before it runs */
  data: z.ZodType<Data>;
}

export interface Adding {
  /** the transaction that the job belongs to. Required inside a transaction: PGlite has one connection */
  store?: EntityStore;
  /** minimum delay in seconds */
  afterSeconds?: number;
  /** what the job is about, for `onePerKey` */
  key?: string;
}

export interface Jobs {
  add<Data extends object>(job: QueuedJob<Data>, data: Data, adding?: Adding): Promise<void>;
}
