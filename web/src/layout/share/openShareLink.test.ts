// @vitest-environment jsdom
import { Environment, Network, RecordSource, Store, type PayloadData } from "relay-runtime";
import { describe, expect, it } from "vitest";
import { createShareLink, type ShareLinkParts } from "./openShareLink.ts";

const environmentOf = (answer: (variables: Record<string, unknown>) => PayloadData) =>
  new Environment({
    network: Network.create((_params, variables) => Promise.resolve({ data: answer(variables) })),
    store: new Store(new RecordSource()),
  });

const opened = (token: string) => ({ openShareLink: { token, passwordNeeded: false, problem: null } });
const refused = (code: string, passwordNeeded = false) => ({
  openShareLink: { token: null, passwordNeeded, problem: { code, message: `${code} in words` } },
});
const share = {
  itemId: "name/purchase",
  startDate: "2026-11-01",
  endDate: "2026-11-20",
  freeRange: false,
  canDownload: true,
  project: { id: "p1", name: "Shop" },
};

/** A share link opener with queued gateway responses and a fake clock. */
function createTestLink(answers: [PayloadData, ...PayloadData[]], grant: object | null = share) {
  const requested: unknown[] = [];
  const tokens: (() => string)[] = [];
  let tick = () => {};
  const parts: ShareLinkParts = {
    front: environmentOf((variables) => {
      requested.push(variables["input"]);
      return answers[requested.length - 1] ?? answers[0];
    }),
    environmentOfToken: (token) => {
      tokens.push(token);
      return environmentOf(() => ({ brand: null, viewer: { share: grant } }));
    },
    later: (run) => {
      tick = run;
    },
  };
  const link = createShareLink("x".repeat(33), parts);
  const until = (is: string) =>
    new Promise<void>((done) => {
      const look = () => link.state().is === is && done();
      link.subscribe(look);
      look();
    });
  return { link, requested, token: () => tokens[0]?.(), renew: () => tick(), until };
}

describe("share link", () => {
  it("opens with the link's grant, as a principal of its own", async () => {
    const { link, token, until } = createTestLink([opened("sealed-1")]);
    await until("open");
    expect((await link.promise).grant).toEqual({
      itemId: "name/purchase",
      startDate: "2026-11-01",
      endDate: "2026-11-20",
      freeRange: false,
      canDownload: true,
      projectName: "Shop",
    });
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

  it("shows a link as gone when its token grants nothing", async () => {
    await createTestLink([opened("sealed-1")], null).until("gone");
  });

  it("reports too many attempts", async () => {
    const { link, until } = createTestLink([refused("RATE_LIMITED")]);
    await until("failed");
    expect(link.state()).toEqual({ is: "failed", message: "RATE_LIMITED in words" });
  });

  it("renews the token with the same password, and shows the link as gone when it was blocked meanwhile", async () => {
    const { link, requested, token, renew, until } = createTestLink([
      refused("FORBIDDEN", true),
      opened("one"),
      opened("two"),
      refused("NOT_FOUND"),
    ]);
    await until("locked");
    await link.open("right");
    renew();
    await expect.poll(token).toBe("two");
    expect(requested.at(-1)).toMatchObject({ password: "right" });
    renew();
    await until("gone");
  });
});
