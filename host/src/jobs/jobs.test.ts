// The real queue on each entity store: adding, running, retrying, and what remains after a stop.
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { entityBackends } from "#host/testing/entityBackends.ts";
import type { TestHost } from "#host/testing/testHost.ts";
import { defineJob, type Job, type Run } from "./job.ts";

interface Done {
  name: string;
  run: Pick<Run, "attempt" | "last">;
}

/** A job that records its calls. */
function probe(more: Partial<Job<{ name: string }>> = {}) {
  const done: Done[] = [];
  const job = defineJob({
    name: "probe",
    data: z.object({ name: z.string() }),
    async work(_, { name }, { attempt, last }) {
      done.push({ name, run: { attempt, last } });
    },
    ...more,
  });
  return { done, job, names: () => done.map((each) => each.name) };
}

const waiting = async ({ entities }: TestHost): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from pgboss.job where state in ('created', 'retry', 'active')`.execute(entities);
  return Number(rows[0]?.n);
};

const until = (look: () => unknown) => expect.poll(look, { interval: 20 });

describe.each(entityBackends)("jobs on $name", ({ openHost }) => {
  let host: TestHost;
  afterEach(() => host.close());
  const silent = { LOG_LEVEL: "silent" } as const;

  it("run when the transaction that added them commits, and never when it rolls back", async () => {
    const { job, names } = probe();
    host = await openHost({ jobs: [job] });
    const { entities, services } = host;
    const broken = entities.transaction().execute(async (store) => {
      await services.jobs.add(job, { name: "rolled back" }, { store });
      throw new Error("changed my mind");
    });
    await expect(broken).rejects.toThrow("changed my mind");
    await entities.transaction().execute(async (store) => {
      await services.jobs.add(job, { name: "committed" }, { store });
      // the job does not run before its transaction commits
      expect(names()).toEqual([]);
    });
    await services.jobs.add(job, { name: "alone" });
    await until(() => waiting(host)).toBe(0);
    expect(names().toSorted()).toEqual(["alone", "committed"]);
  });

  it("are retried up to the last attempt, with the same data", async () => {
    const fails = (times: number): Job<{ name: string }>["work"] => {
      let left = times;
      return async () => {
        left -= 1;
        if (left >= 0) throw new Error("not yet");
      };
    };
    const once = fails(1);
    const { job, done } = probe({ retries: { limit: 1, afterSeconds: 1, atMostSeconds: 1 } });
    const stubborn: Job<{ name: string }> = {
      ...job,
      async work(services, data, run) {
        await job.work(services, data, run);
        if (data.name === "always") throw new Error("never");
        await once(services, data, run);
      },
    };
    host = await openHost({ jobs: [stubborn], env: silent });
    await host.services.jobs.add(stubborn, { name: "once" });
    await until(() => waiting(host)).toBe(0);
    await host.services.jobs.add(stubborn, { name: "always" });
    await until(() => waiting(host)).toBe(0);
    const attempt = (name: string, n: number) => ({ name, run: { attempt: n, last: n === 2 } });
    expect(done).toEqual([attempt("once", 1), attempt("once", 2), attempt("always", 1), attempt("always", 2)]);
    const { rows } = await sql`select state from pgboss.job where name = 'probe' order by created_on`.execute(
      host.entities,
    );
    expect(rows).toEqual([{ state: "completed" }, { state: "failed" }]);
  });

  it("run one at a time per key, if configured", async () => {
    const gate = Promise.withResolvers<void>();
    const { job, names } = probe({ onePerKey: true });
    const slow: Job<{ name: string }> = {
      ...job,
      async work(services, data, run) {
        await job.work(services, data, run);
        await gate.promise;
      },
    };
    host = await openHost({ jobs: [slow] });
    const add = (name: string) => host.services.jobs.add(slow, { name }, { key: "the same" });
    await add("first");
    await until(names).toEqual(["first"]);
    await add("second");
    gate.resolve();
    await until(() => waiting(host)).toBe(0);
    await add("third");
    await until(() => waiting(host)).toBe(0);
    expect(names()).toEqual(["first", "third"]);
  });

  it("are refused when their data does not match the schema", async () => {
    const { job } = probe();
    host = await openHost({ jobs: [job] });
    await expect(host.services.jobs.add(job, { name: 5 } as never)).rejects.toThrow("expected string");
    expect(await waiting(host)).toBe(0);
  });

  it("finish before the host closes", async () => {
    const gate = Promise.withResolvers<void>();
    const { job, names } = probe();
    let isFinished = false;
    const slow: Job<{ name: string }> = {
      ...job,
      async work(services, data, run) {
        await job.work(services, data, run);
        await gate.promise;
        await sql`select 1`.execute(services.entities);
        isFinished = true;
      },
    };
    host = await openHost({ jobs: [slow] });
    await host.services.jobs.add(slow, { name: "running" });
    await until(names).toEqual(["running"]);
    const closed = host.close();
    gate.resolve();
    await closed;
    expect(isFinished).toBe(true);
  });

  it("are no longer started once the host drains, but can still be added", async () => {
    const gate = Promise.withResolvers<void>();
    const { job, names } = probe();
    const slow: Job<{ name: string }> = {
      ...job,
      async work(services, data, run) {
        await job.work(services, data, run);
        await gate.promise;
      },
    };
    host = await openHost({ jobs: [slow] });
    await host.services.jobs.add(slow, { name: "running" });
    await until(names).toEqual(["running"]);
    const stopped = host.stopJobs();
    await host.services.jobs.add(slow, { name: "added while the first one runs" });
    gate.resolve();
    await stopped;
    await host.services.jobs.add(slow, { name: "added later" });
    expect(await waiting(host)).toBe(2);
    expect(names()).toEqual(["running"]);
  });

  it("store their schedule in the database", async () => {
    const timetable = { cron: "15 6 * * 1", zone: "Europe/Berlin" };
    const weekly = defineJob({ name: "weekly", data: z.object({}), timetable, work: async () => {} });
    host = await openHost({ jobs: [weekly], timetable: true });
    const { rows } = await sql`select name, cron, timezone from pgboss.schedule`.execute(host.entities);
    expect(rows).toEqual([{ name: "weekly", cron: "15 6 * * 1", timezone: "Europe/Berlin" }]);
  });
});
