import { expect, it } from "vitest";
import { z } from "zod";
import { getUser } from "@sightline/schema/rest/account/account";
import { defineJob } from "#host/jobs/job.ts";
import { startMigratedPostgres } from "#host/testing/storeTemplates.ts";
import { postgresMissing } from "#host/testing/realPostgres.ts";
import { openTestHost } from "#host/testing/testHost.ts";

it.skipIf(postgresMissing())(
  "responds 503 while PostgreSQL is unavailable, and runs calls and jobs again once it is back",
  async () => {
    const done: number[] = [];
    const job = defineJob({
      name: "probe",
      data: z.object({ n: z.number() }),
      work: async (_, { n }) => void done.push(n),
    });
    const server = await startMigratedPostgres();
    const host = await openTestHost({ entitiesUrl: server.url, env: { LOG_LEVEL: "silent" }, jobs: [job] });
    expect((await host.request(getUser, { as: "owner" })).status).toBe(200);
    await server.halt();
    for (const _ of [1, 2]) {
      const away = await host.request(getUser, { as: "owner" });
      expect([away.status, away.failure.code, away.headers.get("retry-after")]).toEqual([503, "UNAVAILABLE", "1"]);
    }
    await expect(host.services.jobs.add(job, { n: 1 })).rejects.toThrow();
    await server.start();
    expect((await host.request(getUser, { as: "owner" })).status).toBe(200);
    await host.services.jobs.add(job, { n: 2 });
    await expect.poll(() => done, { timeout: 30_000 }).toEqual([2]);
    await host.close();
    await server.stop();
  },
  60_000,
);
