// Defines deferred work and how it is enqueued. A job is data in the entity store: it exists when the transaction that
// added it commits and disappears if that rolls back. It survives the process, and only one of the running hosts
// executes it. Execution is at least once: if a process dies during a job, the job is retried.
import type { Services } from "#host/http/services.ts";
import type { QueuedJob } from "./queue.ts";

export interface Run {
  /** starts at 1 */
  attempt: number;
  /** no further attempt follows if this one fails */
  last: boolean;
  /** aborted when the host stops or the attempt exceeds its time limit */
  signal: AbortSignal;
}

export interface Timetable {
  /** five fields: minute, hour, day of month, month, day of week; at most once a minute */
  cron: string;
  /** IANA zone; default: UTC */
  zone?: string;
}

export interface Job<Data extends object = object> extends QueuedJob<Data> {
  /** throwing causes a retry */
  work(services: Services, data: Data, run: Run): Promise<void>;
  /** retries after the first attempt; the delay doubles from `afterSeconds` up to `atMostSeconds`; default: none */
  retries?: { limit: number; afterSeconds: number; atMostSeconds: number };
  /** an attempt that takes longer counts as failed; default: 60 */
  withinSeconds?: number;
  /** maximum number of these jobs that one host runs concurrently; default: 1 */
  atOnce?: number;
  /** true: while a job with the same `key` waits or runs, adding another has no effect */
  onePerKey?: boolean;
  /** runs on a schedule, once for all hosts, with the data `{}` */
  timetable?: Timetable;
}

/** Infers the type of a job's data from its schema. */
export const defineJob = <Data extends object>(job: Job<Data>): Job<Data> => job;
