// What work for later looks like, and how it is asked for. A job is data in the entity store: it is there when the
// transaction that added it commits and gone when that rolls back, it survives the process, and one of however many
// hosts does it. It is done at least once: a process that dies in the middle has it done again.
import type { Services } from "#host/http/services.ts";
import type { QueuedJob } from "./queue.ts";

export interface Run {
  /** counts from 1 */
  attempt: number;
  /** no further attempt follows if this one fails */
  last: boolean;
  /** the host stops, or the attempt has taken longer than it may */
  signal: AbortSignal;
}

export interface Timetable {
  /** five fields: minute, hour, day of month, month, day of week; at most once a minute */
  cron: string;
  /** IANA zone; UTC unless given */
  zone?: string;
}

export interface Job<Data extends object = object> extends QueuedJob<Data> {
  /** throwing has it tried again */
  work(services: Services, data: Data, run: Run): Promise<void>;
  /** tries after the first one; the wait doubles from `afterSeconds` up to `atMostSeconds`. None unless given */
  retries?: { limit: number; afterSeconds: number; atMostSeconds: number };
  /** an attempt that takes longer counts as failed; 60 unless given */
  withinSeconds?: number;
  /** how many of them one host does at a time; 1 unless given */
  atOnce?: number;
  /** true: while one with the same `key` waits or runs, adding another changes nothing */
  onePerKey?: boolean;
  /** done by the clock, once for all hosts, with the data `{}` */
  timetable?: Timetable;
}

/** Spells out a job, with the type of its data taken from its shape. */
export const defineJob = <Data extends object>(job: Job<Data>): Job<Data> => job;
