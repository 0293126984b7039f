// Which companies take part in the product's own experiments, and the exposures sent to the experiment tracking: a real
// server on this machine for an external URL, and the host's own ingest endpoint for our own tracker.
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import * as contract from "@sightline/schema/rest/integrations/ownExperiments";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { readEnv } from "#host/env.ts";
import { OPERATOR } from "#host/http/impersonation.ts";
import { number, text } from "#host/stores/resultColumns.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { reportExposure } from "./reportExposure.ts";
import { variantOf } from "./variantOf.ts";

const FIRST = contract.FIRST_TEST_ELIGIBLE_COMPANY;
const until = (look: () => unknown) => expect.poll(look, { interval: 20 });
const get = contract.getEnrolments;
const note = contract.noteExposure;

/** A company with that id and the JWT of its owner. */
async function join(host: TestHost, company_id: number): Promise<string> {
  const { entities, tokens } = host.services;
  const created_at = new Date(host.clock.now());
  const name = `Company ${company_id}`;
  await entities
    .insertInto("company")
    .values({ company_id, company_name: name, company_key: String(company_id), paid_plan: 3, created_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { user_id } = await entities
    .insertInto("member")
    .values({ company_id, name, email: `${Math.random()}@${company_id}.test`, role: 0, password_hash: "", created_at })
    .returning("user_id")
    .executeTakeFirstOrThrow();
  return tokens.signMember(user_id, host.clock.now());
}

test("distributes variants evenly, and always returns the same one to a company", () => {
  const companies = Array.from({ length: 4000 }, (_, index) => FIRST + index);
  const share = companies.filter((id) => variantOf("plans_period", id) === "year").length / companies.length;
  expect(share).toBeGreaterThan(0.46);
  expect(share).toBeLessThan(0.54);
  expect(companies.map((id) => variantOf("plans_period", id))).toEqual(
    companies.map((id) => variantOf("plans_period", id)),
  );
});

test("stops the start with a clear message for an unknown setting", () => {
  expect(() => readEnv({ OWN_EXPERIMENTS: "plans_period,colour" })).toThrow(/OWN_EXPERIMENTS.*off, or some of/);
  expect(() => readEnv({ EXPERIMENT_TRACKING_URL: "track.test" })).toThrow(/EXPERIMENT_TRACKING_URL/);
  expect(() => readEnv({ EXPERIMENT_TRACKING_KEY: "long enough" })).toThrow(/EXPERIMENT_TRACKING_URL: must say where/);
  expect(readEnv({ OWN_EXPERIMENTS: "off" }).OWN_EXPERIMENTS).toEqual([]);
  expect(readEnv({}).OWN_EXPERIMENTS).toEqual(["plans_period"]);
});

describe("experiments with an exposure URL", () => {
  const received: { headers: IncomingHttpHeaders; body: unknown }[] = [];
  let refusals = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString("utf8")) });
      response.writeHead(refusals-- > 0 ? 503 : 202).end();
    });
  });
  let host: TestHost;
  beforeAll(async () => {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const EXPERIMENT_TRACKING_URL = `http://127.0.0.1:${port}/exposures`;
    const env = {
      EXPERIMENT_TRACKING_URL,
      EXPERIMENT_TRACKING_KEY: "key of the tracking",
      LOG_LEVEL: "silent" as const,
    };
    host = await openTestHost({ env });
  });
  afterAll(async () => {
    await host.close();
    await new Promise((done) => server.close(done));
  });

  const seen = (company_id: number, variant: string) =>
    host.entities
      .insertInto("own_experiment_exposure")
      .values({ company_id, experiment: "plans_period", variant, user_id: null, seen_at: new Date(0) })
      .execute();
  const reportedAt = async (company: number) => {
    const exposures = host.entities.selectFrom("own_experiment_exposure").select("told_at");
    return (await exposures.where("company_id", "=", company).executeTakeFirstOrThrow()).told_at;
  };

  it("include only companies from 11207 on, and no signed-out visitors", async () => {
    expect((await host.request(get, { as: "owner" })).answer.rows).toEqual([]);
    expect((await host.request(note, { as: "owner", body: { experiment: "plans_period" } })).failure.code).toBe(
      "NOT_FOUND",
    );
    expect((await host.request(get)).status).toBe(401);
    const before = await join(host, FIRST - 1);
    const first = await join(host, FIRST);
    expect((await host.request(get, { as: { jwt: before } })).answer.rows).toEqual([]);
    expect((await host.request(get, { as: { jwt: first } })).answer.rows).toEqual([
      { experiment: "plans_period", variant: variantOf("plans_period", FIRST) },
    ]);
  });

  it("report an exposure once, however many members see it", async () => {
    const company = FIRST + 1;
    const memberTokens = [await join(host, company), await join(host, company)];
    for (const jwt of [...memberTokens, ...memberTokens]) {
      const { answer } = await host.request(note, { as: { jwt }, body: { experiment: "plans_period" } });
      expect(answer).toEqual({ experiment: "plans_period", variant: variantOf("plans_period", company) });
    }
    await until(async () => (await reportedAt(company)) !== null).toBe(true);
    expect(received).toHaveLength(1);
    expect(received[0]?.headers).toMatchObject({ authorization: "Bearer key of the tracking" });
    expect(received[0]?.body).toMatchObject({
      event: "exposure",
      experiment: "plans_period",
      variant: variantOf("plans_period", company),
      company_id: company,
      at: new Date(host.clock.now()).toISOString(),
    });
  });

  it("retry a refused exposure with the same id until it is accepted", async () => {
    const company = FIRST + 3;
    await join(host, company);
    await seen(company, "year");
    received.length = 0;
    refusals = 1;
    const notify = () =>
      reportExposure.work(
        host.services,
        { companyId: company, experiment: "plans_period" },
        { attempt: 1, last: false, signal: AbortSignal.timeout(5000) },
      );
    await expect(notify()).rejects.toThrow("the experiment tracking answered 503");
    expect(await reportedAt(company)).toBeNull();
    await notify();
    await notify();
    expect(await reportedAt(company)).not.toBeNull();
    const [first, second, ...more] = received.map(({ headers }) => headers["idempotency-key"]);
    expect([second, more]).toEqual([first, []]);
  });

  it("preserve the variant that a company has seen", async () => {
    const company = FIRST + 2;
    const jwt = await join(host, company);
    await host.entities
      .insertInto("own_experiment_exposure")
      .values({
        company_id: company,
        experiment: "plans_period",
        variant: "older",
        user_id: null,
        seen_at: new Date(0),
      })
      .execute();
    expect((await host.request(get, { as: { jwt } })).answer.rows).toEqual([
      { experiment: "plans_period", variant: "older" },
    ]);
  });
});

describe("experiments without an exposure URL", () => {
  let host: TestHost;
  const httpServer = createServer(
    getRequestListener((request) => host.fetch(request.url.replace(/^.*?:\d+/, ""), request)),
  );
  beforeAll(async () => {
    httpServer.listen(0, "127.0.0.1");
    await once(httpServer, "listening");
    const { port } = httpServer.address() as AddressInfo;
    host = await openTestHost({ env: { TRACKER_URL: `http://127.0.0.1:${port}`, LOG_LEVEL: "silent" } });
  });
  afterAll(async () => {
    await host.close();
    await new Promise((done) => httpServer.close(done));
  });

  it("count exposures with our own tracker, in the first project of the company that operates the product", async () => {
    await join(host, OPERATOR);
    await host.entities
      .updateTable("widget")
      .set({ company_id: OPERATOR })
      .where("widget_id", "=", host.other.site.widgetId)
      .execute();
    const jwt = await join(host, FIRST);
    await host.request(note, { as: { jwt }, body: { experiment: "plans_period" } });
    await until(async () => {
      const seen = await host.entities.selectFrom("own_experiment_exposure").select("told_at").executeTakeFirst();
      return seen?.told_at ?? null;
    }).not.toBeNull();
    await host.ingest.flush();
    const rows = await host.events.query(
      { name: text, is_bot: number, widget_id: number, variant: text },
      `SELECT name, is_bot, widget_id, JSONExtractString(props, 'variant') AS variant FROM event`,
    );
    expect(rows).toMatchObject([
      {
        name: "experiment_viewed",
        is_bot: 0,
        widget_id: host.other.site.widgetId,
        variant: variantOf("plans_period", FIRST),
      },
    ]);
  });
});
