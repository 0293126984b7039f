import { expect, it } from "vitest";
import { getUser } from "@sightline/schema/rest/account/account";
import { postgresMissing, startPostgres } from "#host/testing/realPostgres.ts";
import { openTestHost } from "#host/testing/testHost.ts";

it.skipIf(postgresMissing())("responds 503 while PostgreSQL is unavailable, and continues to run", async () => {
  const server = await startPostgres();
  const host = await openTestHost({ entitiesUrl: server.url, env: { LOG_LEVEL: "silent" } });
  expect((await host.request(getUser, { as: "owner" })).status).toBe(200);
  await server.stop();
  for (const _ of [1, 2]) {
    const away = await host.request(getUser, { as: "owner" });
    expect([away.status, away.failure.code, away.headers.get("retry-after")]).toEqual([503, "UNAVAILABLE", "1"]);
  }
  await host.close();
});
