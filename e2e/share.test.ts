// The holder of a share link sends requests directly to the gateway: only the dashboard is accessible.
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ask, codesOf, post, send } from "./gatewayCalls.ts";
import { origin, useBrowser } from "./walker.ts";

const range = { preset: "LAST_30_DAYS" };
const dashboard = {
  project: null,
  range,
  compare: null,
  filters: null,
  goal: null,
  metric: "VISITORS",
  interval: null,
  pages: "PAGE",
  sources: "CHANNEL",
  devices: "DEVICE",
  isMember: false,
};

const Made = z.object({
  data: z.object({
    createShareLink: z.object({ url: z.url(), edge: z.object({ node: z.object({ id: z.string() }) }) }),
  }),
});
const Opened = z.object({
  data: z.object({ openShareLink: z.object({ token: z.string().nullable(), passwordNeeded: z.boolean() }) }),
});

async function makeLink(more: Record<string, unknown> = {}) {
  const answer = await ask(
    `mutation ($input: CreateShareLinkInput!) { createShareLink(input: $input) { url edge { node { id } } problem { message } } }`,
    { input: { project: await firstProject(), module: "DASHBOARD", range, freeRange: true, ...more } },
  );
  const { url, edge } = Made.parse(answer.body).data.createShareLink;
  return { url, id: edge.node.id, param: url.split("/").at(-1) ?? "" };
}

async function firstProject(): Promise<string> {
  const { body } = await ask("{ viewer { project { id } } }");
  return z.object({ data: z.object({ viewer: z.object({ project: z.object({ id: z.string() }) }) }) }).parse(body).data
    .viewer.project.id;
}

async function open(encryptedParam: string, password?: string) {
  const { body } = await send("openShareLinkMutation", { input: { encryptedParam, password } });
  return Opened.parse(body).data.openShareLink;
}

describe("share link", () => {
  const { walker } = useBrowser();

  it("opens the dashboard of its project and is refused everything else", async () => {
    const { param } = await makeLink();
    const { token } = await open(param);
    const holder = { "x-share-token": token ?? "" };

    const seen = await send("DashboardScreenQuery", dashboard, holder);
    expect(seen.body.errors).toBeUndefined();
    expect(seen.text).toContain('"pageviews"');

    const refusals = await Promise.all([
      send("RealtimeScreenQuery", { project: null }, holder),
      send("DashboardScreenQuery", { ...dashboard, project: "2" }, holder),
      send(
        "useSaveNoteMutation",
        { input: { project: await firstProject(), date: "2026-01-01", text: "mine" } },
        holder,
      ),
      send("DashboardScreenQuery", { ...dashboard, isMember: true }, holder),
    ]);
    for (const refusal of refusals) expect(codesOf(refusal)).toContain("FORBIDDEN");
    // a custom header doesn't switch the grant to another project
    const moved = await send("DashboardScreenQuery", dashboard, { ...holder, widgetid: "2" });
    expect(moved.body.data).toEqual(seen.body.data);
    // documents that aren't trusted are rejected
    expect((await post({ query: "{ viewer { kind } }" }, holder)).status).toBeGreaterThanOrEqual(400);
    expect(seen.text).not.toMatch(/eyJ/);
  });

  it("asks for its password, and looks like an unknown link after it is revoked", async () => {
    const { param, id } = await makeLink({ password: "open sesame" });
    expect(await open(param)).toEqual({ token: null, passwordNeeded: true });
    expect(await open(param, "wrong")).toEqual({ token: null, passwordNeeded: true });
    expect((await open(param, "open sesame")).token).not.toBeNull();

    await ask(`mutation ($input: UpdateShareLinkInput!) { updateShareLink(input: $input) { link { isOpen } } }`, {
      input: { id, blocked: true },
    });
    const outsider = await walker();
    await outsider.page.goto(`${origin()}/share/dashboard/${param}`);
    await outsider.page.waitForURL(`${origin()}/404`);
    await outsider.page.goto(`${origin()}/share/dashboard/${"x".repeat(40)}`);
    await outsider.page.waitForURL(`${origin()}/404`);
  });

  it("shows only its own days when its range is fixed", async () => {
    const { param } = await makeLink({ freeRange: false, range: { preset: "LAST_7_DAYS" } });
    const { token } = await open(param);
    const wider = await send(
      "DashboardScreenQuery",
      { ...dashboard, range: { preset: "LAST_90_DAYS" } },
      { "x-share-token": token ?? "" },
    );
    expect(codesOf(wider)).toContain("FORBIDDEN");
  });

  it("opens each screen completely, without parts that the link would be refused", async () => {
    for (const [module, heading, item] of [
      ["DASHBOARD", "Dashboard"],
      ["ANALYTICS", "Traffic"],
      ["EVENTS", "purchase", "name/purchase"],
      ["RETENTION", "Retention"],
      ["ACQUISITION", "Acquisition"],
      ["MAP", "Map"],
    ]) {
      const { url } = await makeLink({ module, itemId: item });
      const { page, complaints } = await walker();
      await page.goto(url);
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
      await page.getByRole("row").nth(2).waitFor();
      expect(await page.getByRole("alert").allInnerTexts()).toEqual([]);
      expect(complaints).toEqual([]);
    }
  });

  it("allows downloads only where the link permits them, as its preview showed", async () => {
    const project = await firstProject();
    const before = await ask(
      `query ($project: ID!) { viewer { project(id: $project) {
        share {
          preview(module: DASHBOARD, freeRange: true, allowDownload: false) { leftOut }
        } } } }`,
      { project },
    );
    expect(before.text).toMatch(/"leftOut":\[[^\]]*"DOWNLOADS"/);
    for (const [allowDownload, status] of [
      [false, 403],
      [true, 400],
    ]) {
      const { token } = await open((await makeLink({ redactPersonalData: true, allowDownload })).param);
      const headers = { "content-type": "application/json", "x-app": "1", "x-share-token": token ?? "" };
      const saved = await fetch(`${origin()}/export.csv`, { method: "POST", headers, body: "{}" });
      expect(saved.status).toBe(status);
    }
  });
});
