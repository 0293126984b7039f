import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { globalId, link, widget } from "#gateway/graph/testing/wire.ts";
import { decodeParam } from "#gateway/share/encryptedParam.ts";
import { jwtOf } from "#gateway/testing/principals.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

const TOKEN = "t0ken-of-at-least-128-bits-0123456789";
const links = [
  link(1),
  link(3, { flag: 1 }),
  link(2, { expires_at: "2026-02-01T11:59:59.000Z", modules: "analytics" }),
];
const data = {
  jwt: jwtOf("share"),
  widget_id: 12,
  startDate: "2026-01-01",
  endDate: "2026-01-31",
  widget_name: "Shop",
};
beforeEach(() => {
  gateway.answers({
    getWidgets: [widget(12, { widget_name: "Shop" })],
    getShareLinks: { rows: links, total: 3 },
    getCompanyShareLinks: { rows: links, total: 3 },
    getShareLinkData: [{ datas: data, company_id: 7 }],
    getSharePermission: { modules: "dashboard", unique_module_id: "", flag: 0, event_type: "", event_name: "" },
    countShareLinkOpen: { clicks: 1 },
    createShareLink: { link: link(9), encryptedParam: TOKEN },
    updateShareLink: link(1, { flag: 1 }),
    deleteShareLink: { share_link_id: 1 },
  });
  gateway.forget();
});

const idOf = (n: number) => globalId(`ShareLink:12:${n}`);

test("lists a project's share links page by page, newest first, with whether each is active", async () => {
  const document = `query ($first: Int, $after: String, $module: ShareModule) { viewer { project {
    share {
      links(first: $first, after: $after, module: $module) { totalCount edges { cursor node { id module isOpen isBlocked } }
        pageInfo { hasNextPage endCursor } }
    } } } }`;
  const page = async (variables: Record<string, unknown>) => {
    const answer = await gateway.execute(document, variables, { as: "user" });
    return (
      answer.data as unknown as {
        viewer: { project: { share: { links: { edges: { node: unknown }[]; pageInfo: { endCursor: string } } } } };
      }
    ).viewer.project.share.links;
  };
  const one = await page({ first: 2 });
  expect(one.edges.map(({ node }) => node)).toEqual([
    { id: idOf(3), module: "DASHBOARD", isOpen: false, isBlocked: true },
    { id: idOf(2), module: "ANALYTICS", isOpen: false, isBlocked: false },
  ]);
  const two = await page({ first: 2, after: one.pageInfo.endCursor });
  expect(two).toMatchObject({
    totalCount: 3,
    edges: [{ node: { id: idOf(1), isOpen: true } }],
    pageInfo: { hasNextPage: false },
  });
  await page({ module: "ANALYTICS" });
  expect(gateway.calls("getShareLinks").at(-1)?.body).toEqual({ widget_id: 12, modules: "analytics" });
});

test("lists the company's share links with their projects in two calls, whatever the number of links", async () => {
  const document = "{ viewer { shareLinks(first: 10) { totalCount edges { node { id project { name } } } } } }";
  const answer = await gateway.execute(document, {}, { as: "user" });
  const node = (n: number) => ({ node: { id: idOf(n), project: { name: "Shop" } } });
  expect(answer.data).toEqual({ viewer: { shareLinks: { totalCount: 3, edges: [node(3), node(2), node(1)] } } });
  expect(gateway.calls("getCompanyShareLinks")).toHaveLength(1);
  expect(gateway.calls("getWidgets")).toHaveLength(1);
});

test("returns the URL of a link again, for links whose token is stored", async () => {
  gateway.answers({
    getShareLinks: {
      rows: [
        link(2, {
          encryptedParam: TOKEN,
          preset: "THIS_QUARTER",
          modules: "events",
          unique_module_id: "name/add to cart",
        }),
        link(1),
      ],
      total: 2,
    },
  });
  const document = "{ viewer { project { share { links(first: 2) { edges { node { url preset } } } } } } }";
  const { data: answer } = await gateway.execute(document, {}, { as: "user" });
  const { edges } = (
    answer as unknown as {
      viewer: { project: { share: { links: { edges: { node: { url: string | null; preset: string | null } }[] } } } };
    }
  ).viewer.project.share.links;
  const [again, old] = edges.map(({ node }) => node);
  expect(old).toEqual({ url: null, preset: null });
  expect(again?.preset).toBe("THIS_QUARTER");
  const [, param = ""] =
    /^http:\/\/localhost:4000\/share\/events\/name\/add%20to%20cart\/([\w-]+)$/.exec(again?.url ?? "") ?? [];
  expect(decodeParam(param)).toBe(TOKEN);
});

test("names the shared item where its number tells nothing", async () => {
  const shared = { modules: "funnel" as const, unique_module_id: "4/Old", item_name: "Checkout" };
  gateway.answers({ getShareLinks: { rows: [link(2, shared), link(1)], total: 2 } });
  const document = "{ viewer { project { share { links { edges { node { itemName } } } } } } }";
  expect((await gateway.execute(document, {}, { as: "user" })).data).toMatchObject({
    viewer: {
      project: { share: { links: { edges: [{ node: { itemName: "Checkout" } }, { node: { itemName: null } }] } } },
    },
  });
});

test("resolves global ids", async () => {
  const ask = (id: string) => gateway.execute("query ($id: ID!) { node(id: $id) { id } }", { id }, { as: "user" });
  expect((await ask(idOf(2))).data).toEqual({ node: { id: idOf(2) } });
  expect((await ask(idOf(99))).data).toEqual({ node: null });
  expect((await ask(globalId("ShareLink:12"))).data).toEqual({ node: null });
});

describe("creating a share link", () => {
  const CREATE = `mutation ($input: CreateShareLinkInput!) { createShareLink(input: $input) {
    edge { cursor node { id } } url problem { code message field } } }`;
  const input = { project: "12", module: "DASHBOARD", range: { preset: "LAST_7_DAYS" } };
  const create = (more: Record<string, unknown> = {}, as: "user" | "viewer" = "user") =>
    gateway.execute(CREATE, { input: { ...input, ...more } }, { as });

  test("returns a URL that opens", async () => {
    const { data: payload } = await create({
      freeRange: true,
      redactPersonalData: true,
      allowDownload: false,
      password: "secret",
      expiresAt: "2026-03-01T01:00:00+01:00",
    });
    const { url, edge } = (payload as unknown as { createShareLink: { url: string; edge: unknown } }).createShareLink;
    expect(edge).toEqual({ cursor: globalId("[-9]"), node: { id: idOf(9) } });
    const [, param = ""] = /^http:\/\/localhost:4000\/share\/dashboard\/([\w-]+)$/.exec(url) ?? [];
    expect(decodeParam(param)).toBe(TOKEN);
    expect(gateway.calls("createShareLink")[0]?.body).toMatchObject({
      widget_id: 12,
      modules: "dashboard",
      unique_module_id: "",
      startDate: "2026-01-26",
      endDate: "2026-02-01",
      free_range: true,
      hide: ["names", "emails"],
      download: false,
      password: "secret",
      expires_at: "2026-03-01T00:00:00.000Z",
    });
  });

  test("moves with the date where the range is a preset, and shows fixed days otherwise", async () => {
    await create();
    await create({ range: { startDate: "2026-01-01", endDate: "2026-01-31" } });
    const bodies = gateway.calls("createShareLink").map(({ body }) => body as Record<string, unknown>);
    expect(bodies.map(({ preset, startDate }) => [preset, startDate])).toEqual([
      ["LAST_7_DAYS", "2026-01-26"],
      [undefined, "2026-01-01"],
    ]);
  });

  test.each([
    [{ project: "99" }, "NOT_FOUND", "project"],
    [{ project: "x" }, "INVALID", "project"],
    [{ password: "abc" }, "INVALID", "password"],
    [{ password: "x".repeat(201) }, "INVALID", "password"],
    [{ itemId: "x".repeat(201) }, "INVALID", "itemId"],
    [{ module: "EVENTS" }, "INVALID", "itemId"],
    [{ module: "FUNNEL" }, "INVALID", "itemId"],
    [{ module: "ABTEST" }, "INVALID", "module"],
    [{ expiresAt: "2026-01-01T00:00:00Z" }, "INVALID", "expiresAt"],
    [{ range: {} }, "INVALID", "range.startDate"],
  ])("refuses %j as a problem: %s of %s, without a link", async (more, code, field) => {
    const { data: payload, errors } = await create(more);
    expect(errors).toBeUndefined();
    expect(payload).toMatchObject({ createShareLink: { edge: null, url: null, problem: { code, field } } });
    expect(gateway.calls("createShareLink")).toEqual([]);
  });

  test("returns the host's refusal as a problem with its message and the field name of the graph", async () => {
    gateway.answers({
      createShareLink: new Raw(400, { err: "That is no good", code: "INVALID", field: "expires_at" }),
    });
    const problem = { code: "INVALID", message: "That is no good", field: "expiresAt" };
    expect((await create()).data).toMatchObject({ createShareLink: { problem } });
  });

  test("refuses the role Viewer before any request for links", async () => {
    expect((await create({}, "viewer")).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    expect(gateway.calls("createShareLink")).toEqual([]);
  });
});

test("blocks and unblocks a link and changes its expiry", async () => {
  const document = `mutation ($input: UpdateShareLinkInput!) { updateShareLink(input: $input) { link { id isBlocked } problem { code field } } }`;
  const update = (input: Record<string, unknown>) =>
    gateway.execute(document, { input: { id: idOf(1), ...input } }, { as: "user" });
  expect((await update({ blocked: true })).data).toEqual({
    updateShareLink: { link: { id: idOf(1), isBlocked: true }, problem: null },
  });
  await update({ blocked: false });
  await update({ expiresAt: null });
  expect(gateway.calls("updateShareLink").map(({ body }) => body)).toEqual([
    { share_link_id: 1, flag: 1 },
    { share_link_id: 1, flag: 0 },
    { share_link_id: 1, expires_at: null },
  ]);
  expect((await update({})).data).toMatchObject({
    updateShareLink: { problem: { code: "INVALID", field: "blocked" } },
  });
  expect((await update({ id: "x" })).data).toMatchObject({
    updateShareLink: { problem: { code: "INVALID", field: "id" } },
  });
  gateway.answers({ updateShareLink: new Raw(404, { err: "There is no such link", code: "NOT_FOUND" }) });
  expect((await update({ blocked: true })).data).toMatchObject({
    updateShareLink: { link: null, problem: { code: "NOT_FOUND" } },
  });
});

test("deletes a link", async () => {
  const document = `mutation ($input: DeleteShareLinkInput!) { deleteShareLink(input: $input) { deletedId problem { code } } }`;
  const remove = () => gateway.execute(document, { input: { id: idOf(1) } }, { as: "user" });
  expect((await remove()).data).toEqual({ deleteShareLink: { deletedId: idOf(1), problem: null } });
  gateway.answers({ deleteShareLink: new Raw(404, { err: "gone", code: "NOT_FOUND" }) });
  expect((await remove()).data).toEqual({ deleteShareLink: { deletedId: null, problem: { code: "NOT_FOUND" } } });
});
