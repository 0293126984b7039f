// How work for later is added. What a job does is in job.ts, as it needs the services, and those need this.
import type { z } from "zod";
import type { EntityStore } from "#host/stores/entities.ts";

/** What the queue knows of a job. */
export interface QueuedJob<Data extends object> {
  /** lower-case words joined by hyphens; it names the queue, so changing it leaves waiting jobs behind */
  name: string;
  /** checked when a job is added and again before it is done */
  data: z.ZodType<Data>;
}

export interface Adding {
  /** the transaction that the job belongs to. Inside of one it must be given: PGlite has one connection */
  store?: EntityStore;
  /** not before so many seconds from now */
  afterSeconds?: number;
  /** what the job is about, for `onePerKey` */
  key?: string;
}

export interface Jobs {
  add<Data extends object>(job: QueuedJob<Data>, data: Data, adding?: Adding): Promise<void>;
}
