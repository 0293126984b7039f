// @vitest-environment jsdom
import { Environment, Network, RecordSource, Store, type PayloadData } from "relay-runtime";
import { describe, expect, it } from "vitest";
import { GatewayError } from "#web/relay/gatewayError.ts";
import { createShareLink, type ShareLinkParts } from "./openShareLink.ts";

const environmentOf = (answer: (variables: Record<string, unknown>) => PayloadData) =>
  new Environment({
    network: Network.create(async (_params, variables) => ({ data: answer(variables) })),
    store: new Store(new RecordSource()),
  });

const grant = {
  ...{ itemId: "name/purchase", projectName: "Shop", freeRange: false, canDownload: true },
  ...{ startDate: "2026-11-01", endDate: "2026-11-20", preset: "LAST_7_DAYS" },
};
const opened = (token: string, more = {}) => ({
  openShareLink: { token, grant: { ...grant, ...more }, passwordNeeded: false, problem: null },
});
const refused = (code: string, passwordNeeded = false) => ({
  openShareLink: { token: null, grant: null, passwordNeeded, problem: { code, message: `${code} in words` } },
});

type Answer = PayloadData | GatewayError;

/** A share link opener with queued gateway responses and a fake clock. */
function createTestLink(answers: [Answer, ...Answer[]], brands: Answer[] = []) {
  const requested: unknown[] = [];
  const tokens: (() => string)[] = [];
  let tick = () => {};
  const delays: number[] = [];
  const parts: ShareLinkParts = {
    front: environmentOf((variables) => {
      requested.push(variables["input"]);
      const answer = answers[requested.length - 1] ?? answers[0];
      if (answer instanceof GatewayError) throw answer;
      return answer;
    }),
    environmentOfToken: (token) => {
      tokens.push(token);
      return environmentOf(() => {
        const brand = brands.shift() ?? { brand: null };
        if (brand instanceof GatewayError) throw brand;
        return brand;
      });
    },
    later: (run, ms) => {
      tick = run;
      delays.push(ms);
    },
  };
  const link = createShareLink("x".repeat(33), parts);
  const until = (is: string) =>
    new Promise<void>((done) => {
      const look = () => link.state().is === is && done();
      link.subscribe(look);
      look();
    });
  return { link, requested, delays, token: () => tokens[0]?.(), passTime: () => tick(), until };
}

describe("share link", () => {
  it("opens with the link's grant, as a principal of its own", async () => {
    const { link, token, until } = createTestLink([opened("sealed-1")]);
    await until("open");
    expect((await link.opened()).grant).toEqual(grant);
    expect(token()).toBe("sealed-1");
  });

  it("asks for the password, reports a wrong one, and opens with the right one", async () => {
    const { link, requested, until } = createTestLink([
      refused("FORBIDDEN", true),
      refused("FORBIDDEN", true),
      opened("sealed-1"),
    ]);
    await until("locked");
    expect(link.state()).toEqual({ is: "locked", isWrong: false, isTrying: false });
    await link.open("wrong");
    expect(link.state()).toEqual({ is: "locked", isWrong: true, isTrying: false });
    await link.open("right");
    expect(link.state().is).toBe("open");
    expect(requested.at(-1)).toEqual({ encryptedParam: "x".repeat(33), password: "right" });
  });

  it.each(["NOT_FOUND", "FORBIDDEN"])("shows a link as gone when the gateway returns %s", async (code) => {
    await createTestLink([refused(code)]).until("gone");
  });

  it("lets the screen ask for its data before the brand is known, and in the same environment after a failure", async () => {
    const down = new GatewayError("UPSTREAM_DOWN", "not responding");
    const { link, token, passTime, until } = createTestLink([opened("one"), opened("two")], [down]);
    const early = await link.opened();
    expect(link.state().is).toBe("opening");
    await until("failed");
    passTime();
    await until("open");
    expect(link.state()).toMatchObject({ opened: { environment: early.environment } });
    expect(token()).toBe("two");
  });

  it("reports too many attempts", async () => {
    const { link, until } = createTestLink([refused("FORBIDDEN", true), refused("RATE_LIMITED", true)]);
    await until("locked");
    await link.open("right");
    await until("failed");
    expect(link.state()).toEqual({ is: "failed", message: "RATE_LIMITED in words" });
  });

  it("moves on with the date when the token is renewed", async () => {
    const next = { startDate: "2026-11-02", endDate: "2026-11-21" };
    const { link, token, passTime, until } = createTestLink([
      opened("one"),
      opened("two", next),
      opened("three", next),
    ]);
    await until("open");
    passTime();
    await expect.poll(async () => (await link.opened()).grant.endDate).toBe("2026-11-21");
    await expect.poll(link.state).toMatchObject({ is: "open", opened: { grant: next } });
    const shown = link.state();
    passTime();
    await expect.poll(token).toBe("three");
    expect(link.state()).toBe(shown);
  });

  it("tries again by itself while the service does not respond", async () => {
    const down = new GatewayError("UPSTREAM_DOWN", "not responding");
    const { link, passTime, until } = createTestLink([down, down, opened("one")]);
    await until("failed");
    const first = link.state();
    passTime();
    await expect.poll(link.state).not.toBe(first);
    await until("failed");
    passTime();
    await until("open");
    expect((await link.opened()).grant.projectName).toBe("Shop");
  });

  it("repeats a renewal that failed or came too often before the token ends, and less often each time", async () => {
    const answers = [opened("one"), new GatewayError("UPSTREAM_DOWN", "not responding")] as const;
    const { link, delays, token, passTime, until } = createTestLink([
      ...answers,
      refused("RATE_LIMITED", true),
      opened("two"),
    ]);
    await until("open");
    for (const ms of [3_000_000, 8000, 16_000]) {
      await expect.poll(() => delays.at(-1)).toBe(ms);
      passTime();
    }
    await expect.poll(token).toBe("two");
    await expect.poll(() => delays.at(-1)).toBe(3_000_000);
    expect(link.state().is).toBe("open");
  });

  it("renews the token with the same password, and shows the link as gone when it was blocked meanwhile", async () => {
    const { link, requested, token, passTime, until } = createTestLink([
      refused("FORBIDDEN", true),
      opened("one"),
      opened("two"),
      refused("NOT_FOUND"),
    ]);
    await until("locked");
    await link.open("right");
    passTime();
    await expect.poll(token).toBe("two");
    expect(requested.at(-1)).toMatchObject({ password: "right" });
    passTime();
    await until("gone");
  });
});
