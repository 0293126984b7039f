import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { WebsiteCheck } from "@sightline/schema/rest/projects/installing";
import { globalId, widget } from "#gateway/graph/testing/wire.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

const check: WebsiteCheck = {
  cms: "WordPress",
  reachable: true,
  snippet_found: true,
  widget_key_found: true,
  verdict: "csp_blocks",
  detail: "…",
  found: "script-src",
  final_url: "https://shop.example/",
  status: 200,
  csp: { rejected_url: "https://t.example/js/track.js", directive: "script-src", corrected: "x", is_meta: false },
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.answers({
    getWidgets: [widget(12)],
    checkWebsite: check,
    mailSnippet: { email: "dev@studio.test" },
    getFirstRecording: { session: null, location: null },
    setWidget: widget(12),
  });
  gateway.forget();
});

const project = globalId("Project:12");
const CHECK = `mutation ($input: CheckWebsiteInput!) { checkWebsite(input: $input) {
  check { verdict cms isReachable hasSnippet hasKey found finalUrl status
    contentPolicy { rejectedUrl directive corrected isMeta } }
  problem { code field message } } }`;

test("checks a page for the tracking code once per request", async () => {
  const run = (url: string) => gateway.execute(CHECK, { input: { project, url } }, { as: "user" });
  const { data } = await run("shop.example");
  expect(data).toMatchObject({
    checkWebsite: {
      problem: null,
      check: { verdict: "CSP_BLOCKS", cms: "WordPress", contentPolicy: { corrected: "x", isMeta: false } },
    },
  });
  expect(gateway.calls("checkWebsite")).toMatchObject([
    { body: { websiteURL: "shop.example" }, headers: { widgetid: "12" } },
  ]);
  gateway.answers({ checkWebsite: new Raw(400, { err: "No", code: "INVALID", field: "websiteURL" }) });
  expect((await run("::")).data).toMatchObject({
    checkWebsite: { check: null, problem: { field: "url", message: "No" } },
  });
  expect((await run(" ")).data).toMatchObject({ checkWebsite: { problem: { field: "url" } } });
});

test("waits longer for a slow page than for other calls", async () => {
  const slow = await testGateway({ upstream: { tryMs: 50 } });
  const wait = () => new Promise<WebsiteCheck>((resolve) => setTimeout(() => resolve(check), 200));
  slow.answers({ getWidgets: [widget(12)], checkWebsite: wait });
  const { data } = await slow.execute(CHECK, { input: { project, url: "shop.example" } }, { as: "user" });
  expect(data).toMatchObject({ checkWebsite: { check: { cms: "WordPress" } } });
  expect(slow.calls("checkWebsite")).toHaveLength(1);
  await slow.close();
});

test("emails the snippet, and refuses the email and the check to viewers", async () => {
  const MAIL = "mutation ($input: MailSnippetInput!) { mailSnippet(input: $input) { email problem { field } } }";
  const send = (email: string, as: "user" | "viewer" = "user") =>
    gateway.execute(MAIL, { input: { project, email, message: "Hi" } }, { as });
  expect((await send("Dev@Studio.test")).data).toEqual({ mailSnippet: { email: "dev@studio.test", problem: null } });
  expect((await send("")).data).toMatchObject({ mailSnippet: { problem: { field: "email" } } });
  expect((await send("a@b.test", "viewer")).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  expect(
    (await gateway.execute(CHECK, { input: { project, url: "x" } }, { as: "viewer" })).errors?.[0]?.extensions.code,
  ).toBe("FORBIDDEN");
});

test("returns null as the first recording until there is one", async () => {
  const ask = () =>
    gateway.execute(
      `{ viewer { project(id: "12") { installation { firstRecording { session location } } } } }`,
      {},
      { as: "viewer" },
    );
  expect((await ask()).data).toEqual({
    viewer: { project: { installation: { firstRecording: { session: null, location: null } } } },
  });
  gateway.answers({ getFirstRecording: { session: "s1", location: "Bonn, DE" } });
  expect((await ask()).data).toMatchObject({
    viewer: { project: { installation: { firstRecording: { location: "Bonn, DE" } } } },
  });
  expect(gateway.calls("getFirstRecording")[0]?.headers["widgetid"]).toBe("12");
});

test("changes measurement settings and name in one call, and clears settings with null", async () => {
  const pages = {
    ignoresTrailingSlash: false,
    ignoresPathCase: true,
    ignoresDefaultDocument: null,
    pageParameters: ["id"],
  };
  const recording = { isOn: true, sample: 12.5, masksTexts: null, maskSelectors: [".name"], blockSelectors: [] };
  const setting = {
    currency: null,
    retentionDays: 90,
    anonymisesAddresses: true,
    keepsText: null,
    ...pages,
    recording,
  };
  await gateway.execute(
    "mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { problem { field } } }",
    { input: { id: project, name: "Store", isActive: true, setting } },
    { as: "owner" },
  );
  expect(gateway.calls("updateWidget")).toEqual([]);
  expect(gateway.calls("setWidget").map(({ body }) => body)).toEqual([
    {
      widget_id: 12,
      widget_name: "Store",
      status: 1,
      setting: {
        ...{ currency: null, retention_days: 90, anonymise_ip: true },
        ...{ page_ignore_slash: false, page_ignore_case: true, page_parameters: ["id"] },
        recording: { is_on: true, sample: 12.5, mask_selectors: [".name"], block_selectors: [] },
      },
    },
  ]);
});
