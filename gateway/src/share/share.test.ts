import { SignJWT } from "jose";
import { afterEach, beforeEach, expect, test } from "vitest";
import { START } from "#gateway/testing/principals.ts";
import { Raw, SILENCE } from "#gateway/testing/recordingHost.ts";
import type { AnswerTable, RecordedCall } from "#gateway/testing/recordingHost.ts";
import { testGateway } from "#gateway/testing/testGateway.ts";
import type { TestGateway } from "#gateway/testing/testGateway.ts";
import { encodeParam } from "./encryptedParam.ts";

const TOKEN = "0123456789abcdefghijklmnop";
const OPEN = `mutation O($input: OpenShareLinkInput!) {
  openShareLink(input: $input) { token module passwordNeeded problem { code message field } }
}`;
interface Opened {
  openShareLink: {
    token: string | null;
    module: string | null;
    passwordNeeded: boolean;
    problem: { code: string; message: string } | null;
  };
}

const jwt = (claims: Record<string, unknown> = {}, seconds = 3600) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256" })
    .setExpirationTime(Math.floor(START / 1000) + seconds)
    .sign(new TextEncoder().encode("the host's own secret, unknown to the gateway"));

let gateway: TestGateway;
let scoped: string;
beforeEach(async () => {
  scoped = await jwt();
  const link = () => [
    {
      datas: { jwt: scoped, widget_id: 12, startDate: "2026-01-01", endDate: "2026-01-31", widget_name: "Shop" },
      company_id: 7,
    },
  ];
  const answers: AnswerTable = {
    getShareLinkData: ({ params }: RecordedCall) =>
      params["encryptedParam"] === TOKEN ? link() : new Raw(404, { err: "No such link", code: "NOT_FOUND" }),
    getSharePermission: { modules: "dashboard", unique_module_id: "", flag: 0, event_type: "", event_name: "" },
    countShareLinkOpen: { clicks: 1 },
  };
  gateway = await testGateway({ answers });
});
afterEach(() => gateway.close());

async function open(encryptedParam = encodeParam(TOKEN), password?: string) {
  const { data } = await gateway.execute(OPEN, { input: { encryptedParam, password } });
  return (data as unknown as Opened).openShareLink;
}
const as = (token: string | null) => ({ headers: { "x-share-token": token ?? "" } });
const GRANT = "query G { viewer { kind share { module startDate endDate freeRange } user { name } } }";

test("opens a link without a session: removes position 17 from the host's token and requests the grant with the link's own jwt", async () => {
  const { token, module, problem } = await open();
  expect([module, problem]).toEqual(["DASHBOARD", null]);
  expect(token).not.toContain(scoped);
  expect(gateway.calls("getShareLinkData")[0]?.params).toEqual({ encryptedParam: TOKEN });
  expect(gateway.calls("getSharePermission")[0]?.headers).toMatchObject({
    jwt: scoped,
    widgetid: "12",
    companyid: "7",
  });
  expect(gateway.calls("countShareLinkOpen").map((call) => call.body)).toEqual([
    { modules: "dashboard", widget_id: 12, unique_module_id: "", event_type: "", event_name: "" },
  ]);
  const { data } = await gateway.execute(GRANT, {}, as(token));
  expect(data).toEqual({
    viewer: {
      kind: "SHARE",
      share: { module: "DASHBOARD", startDate: "2026-01-01", endDate: "2026-01-31", freeRange: false },
      user: null,
    },
  });
});

test("treats unknown, blocked, expired, deleted and malformed links alike, and counts no visit", async () => {
  const unknown = await open(encodeParam("another-token-of-a-link"));
  gateway.answers({
    getSharePermission: { modules: "dashboard", unique_module_id: "", flag: 1, event_type: "", event_name: "" },
  });
  const blocked = await open();
  const short = await open("x");
  gateway.answers({ getShareLinkData: [] });
  const empty = await open();
  for (const closed of [blocked, short, empty]) expect(closed).toEqual(unknown);
  expect(unknown).toMatchObject({ token: null, passwordNeeded: false, problem: { code: "NOT_FOUND" } });
  expect(gateway.calls("countShareLinkOpen")).toEqual([]);
});

test("asks for the password of a link, and reports a wrong one", async () => {
  gateway.answers({
    getShareLinkData: ({ headers }: RecordedCall) =>
      headers["sharepassword"] === "sesame"
        ? [
            {
              datas: {
                jwt: scoped,
                widget_id: 12,
                startDate: "2026-01-01",
                endDate: "2026-01-31",
                widget_name: "Shop",
              },
              company_id: 7,
            },
          ]
        : new Raw(401, { err: "password", code: "UNAUTHENTICATED" }),
  });
  const requested = await open();
  expect(requested).toMatchObject({ token: null, passwordNeeded: true, problem: { field: "password" } });
  const wrong = await open(undefined, "nope");
  expect(wrong.passwordNeeded).toBe(true);
  expect(wrong.problem?.message).not.toBe(requested.problem?.message);
  expect((await open(undefined, "sesame")).token).not.toBeNull();
});

test.each(["x".repeat(50_000), "a\nb"])("refuses an impossible password without sending it: %#", async (password) => {
  const { problem, passwordNeeded } = await open(undefined, password);
  expect([problem?.code, passwordNeeded]).toEqual(["INVALID", true]);
  expect(gateway.calls("getShareLinkData")).toHaveLength(0);
});

test.each(["\ud800".repeat(20), `${"a".repeat(17)}\u{1f600}${"a".repeat(10)}`])(
  "treats unpaired surrogates as an unknown link: %#",
  async (param) => {
    expect((await open(param)).problem?.code).toBe("NOT_FOUND");
    expect(gateway.calls("getShareLinkData")).toHaveLength(0);
  },
);

test("reports when the host limits password attempts", async () => {
  gateway.answers({ getShareLinkData: new Raw(429, { err: "Too many guesses" }, { "retry-after": "600" }) });
  expect((await open(undefined, "nope")).problem?.code).toBe("RATE_LIMITED");
});

test("does not wait for the visit of a link to be counted", async () => {
  gateway.answers({ countShareLinkOpen: SILENCE });
  expect((await open()).token).not.toBeNull();
});

test("opens a link even if its visit can't be counted", async () => {
  gateway.answers({ countShareLinkOpen: new Raw(500, {}) });
  expect((await open()).token).not.toBeNull();
});

test("grants the free range of the scoped jwt, and expires with the jwt", async () => {
  scoped = await jwt({ free_range: true }, 600);
  const { token } = await open();
  expect(JSON.stringify((await gateway.execute(GRANT, {}, as(token))).data)).toContain('"freeRange":true');
  gateway.clock.now += 600_000;
  expect(JSON.stringify((await gateway.execute(GRANT, {}, as(token))).data)).toContain('"kind":"NOBODY"');
});

test("grants a range that moves with the date as the days of the opening", async () => {
  scoped = await jwt({ preset: "LAST_30_DAYS" });
  const { token } = await open();
  const document = "{ viewer { share { preset startDate endDate } } }";
  expect((await gateway.execute(document, {}, as(token))).data).toEqual({
    viewer: { share: { preset: "LAST_30_DAYS", startDate: "2026-01-01", endDate: "2026-01-31" } },
  });
  scoped = await jwt({ preset: "LAST_CENTURY" });
  expect((await gateway.execute(document, {}, as((await open()).token))).data).toMatchObject({
    viewer: { share: { preset: null } },
  });
});

test("reports an unavailable host as an outage, not as a closed link", async () => {
  gateway.answers({ getShareLinkData: new Raw(503, {}) });
  const { errors } = await gateway.execute(OPEN, { input: { encryptedParam: encodeParam(TOKEN) } });
  expect(errors?.[0]?.extensions.code).toBe("UPSTREAM_DOWN");
});

test("grants only what the scoped jwt does not hide or forbid", async () => {
  scoped = await jwt({ hide: ["names", "emails"], download: false });
  const { token } = await open();
  const document = "{ viewer { share { redactsPersonalData canDownload } } }";
  expect((await gateway.execute(document, {}, as(token))).data).toEqual({
    viewer: { share: { redactsPersonalData: true, canDownload: false } },
  });
  const save = (shareToken: string | null) =>
    fetch(`${gateway.url}/export.csv`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-app": "1", "x-share-token": shareToken ?? "" },
      body: "{}",
    });
  const refused = await save(token);
  expect(refused.status).toBe(403);
  expect(await refused.text()).toContain("doesn't include downloads");
  // with a link that allows downloads, the request itself is validated
  scoped = await jwt();
  expect((await save((await open()).token)).status).toBe(400);
});
