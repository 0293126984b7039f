import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { widget } from "#gateway/graph/testing/wire.ts";
import { encodeParam } from "#gateway/share/encryptedParam.ts";
import { jwtOf } from "#gateway/testing/principals.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

const TOKEN = "t0ken-of-at-least-128-bits-0123456789";
const grant = {
  jwt: jwtOf("share"),
  widget_id: 12,
  startDate: "2026-01-01",
  endDate: "2026-01-31",
  widget_name: "Shop",
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.answers({
    getWidgets: [widget(12, { widget_name: "Shop" })],
    getShareLinkData: [{ datas: grant, company_id: 7 }],
    getSharePermission: { modules: "dashboard", unique_module_id: "", flag: 0, event_type: "", event_name: "" },
    countShareLinkOpen: { clicks: 1 },
  });
  gateway.forget();
});

describe("opening a share link", () => {
  const OPEN = `mutation ($input: OpenShareLinkInput!) { openShareLink(input: $input) {
    token module grant { module projectName endDate freeRange } passwordNeeded problem { code field } } }`;
  const open = (more: Record<string, unknown> = {}) =>
    gateway.execute(OPEN, { input: { encryptedParam: encodeParam(TOKEN), ...more } });
  type Opened = { openShareLink: { token: string } };

  test("returns a token for a viewer with the link's grant, and counts the visit", async () => {
    const { data: payload } = await open();
    expect(payload).toMatchObject({ openShareLink: { module: "DASHBOARD", passwordNeeded: false, problem: null } });
    expect(payload).toMatchObject({
      openShareLink: { grant: { module: "DASHBOARD", projectName: "Shop", endDate: "2026-01-31", freeRange: false } },
    });
    const { token } = (payload as unknown as Opened).openShareLink;
    expect(token).not.toContain(jwtOf("share"));
    expect(gateway.calls("getShareLinkData")[0]?.params).toEqual({ encryptedParam: TOKEN });
    expect(gateway.calls("countShareLinkOpen")).toHaveLength(1);
    const as = await gateway.execute(
      "{ viewer { kind share { module itemId endDate freeRange project { name } } } }",
      {},
      { headers: { "x-share-token": token } },
    );
    const share = {
      module: "DASHBOARD",
      itemId: "",
      endDate: "2026-01-31",
      freeRange: false,
      project: { name: "Shop" },
    };
    expect(as.data).toEqual({ viewer: { kind: "SHARE", share } });
    // without the token, the grant leads to nothing of the project
    const withProject = OPEN.replace("projectName", "project { name }");
    const asNobody = await gateway.execute(withProject, { input: { encryptedParam: encodeParam(TOKEN) } });
    expect(JSON.stringify(asNobody)).not.toContain("Shop");
  });

  test.each([
    [401, true, "UNAUTHENTICATED", "password"],
    [404, false, "NOT_FOUND", null],
  ])("maps HTTP %i: password needed %s, %s", async (status, passwordNeeded, code, field) => {
    gateway.answers({ getShareLinkData: new Raw(status, { err: "no" }) });
    expect((await open({ password: "x" })).data).toEqual({
      openShareLink: { token: null, module: null, grant: null, passwordNeeded, problem: { code, field } },
    });
  });
});
