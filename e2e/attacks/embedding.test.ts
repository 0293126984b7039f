// Another site embeds pages of the product, in the browser of a member who is signed in. The site is of the same site as
// the product (another port of the same host), so the browser sends the session's cookie into frames too: only the product
// itself prevents its use.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Frame, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { ask } from "../gatewayCalls.ts";
import { origin, signIn, useBrowser } from "../walker.ts";

const html = (src: string) => `<!doctype html><title>Another site</title><h1>Another site</h1>
  <iframe title="Report" src="${src}" width="1200" height="800"></iframe>`;
const site = createServer((request, response) => {
  const src = new URL(request.url ?? "/", "http://site.test").searchParams.get("frame") ?? "";
  response.writeHead(200, { "content-type": "text/html" }).end(html(src));
});
let siteOrigin = "";
beforeAll(async () => {
  await new Promise<void>((done) => site.listen(0, "localhost", done));
  siteOrigin = `http://localhost:${(site.address() as AddressInfo).port}`;
});
afterAll(() => void site.close());

const Made = z.object({ data: z.object({ createShareLink: z.object({ url: z.url() }) }) });

async function makeLink(more: Record<string, unknown> = {}): Promise<string> {
  const { body } = await ask("{ viewer { project { id } } }");
  const project = z
    .object({ data: z.object({ viewer: z.object({ project: z.object({ id: z.string() }) }) }) })
    .parse(body).data.viewer.project.id;
  const input = { project, module: "DASHBOARD", range: { preset: "LAST_7_DAYS" }, ...more };
  const made = await ask(
    "mutation ($input: CreateShareLinkInput!) { createShareLink(input: $input) { url problem { message } } }",
    { input },
  );
  return Made.parse(made.body).data.createShareLink.url;
}

async function embed(page: Page, address: string): Promise<Frame> {
  await page.goto(`${siteOrigin}/?frame=${encodeURIComponent(address)}`);
  const frame = page.frames().find((one) => one !== page.mainFrame());
  if (!frame) throw new Error("the page has no frame");
  return frame;
}

describe("a page of another site", () => {
  const { walker } = useBrowser();

  it("shows a shared dashboard without any other part of the product, and without the member's session", async () => {
    const url = await makeLink();
    const { page, complaints } = await walker();
    await signIn(page);
    const sent: { path: string; cookie: string | undefined }[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(origin())) return;
      const path = new URL(request.url()).pathname;
      if (path !== "/graphql") return;
      // the page may close while the last request is under way
      void request.allHeaders().then(
        ({ cookie }) => sent.push({ path, cookie }),
        () => undefined,
      );
    });
    const frame = await embed(page, url);
    await frame.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
    await frame.getByRole("img", { name: /Visitors over time/ }).waitFor();
    expect(sent.length).toBeGreaterThan(1);
    expect(sent.filter(({ cookie }) => cookie !== undefined)).toEqual([]);
    for (const role of ["navigation", "banner"] as const) expect(await frame.getByRole(role).count()).toBe(0);
    for (const name of ["Share", "Filter", "Add note"])
      expect(await frame.getByRole("button", { name, exact: true }).count()).toBe(0);
    // no link leads from the frame into the product
    const links = await frame.getByRole("link").evaluateAll((all) => all.map((one) => one.getAttribute("href")));
    expect(links.filter((href) => href?.startsWith("/"))).toEqual([]);
    // the page around the frame reads nothing inside it
    expect(await page.evaluate(() => document.querySelector("iframe")?.contentDocument ?? null)).toBeNull();
    expect(complaints).toEqual([]);
  });

  it("lets visitors change the date range where the link allows it", async () => {
    const { page } = await walker();
    const frame = await embed(page, await makeLink({ freeRange: true }));
    await frame.getByRole("button", { name: /Last 7 days/ }).click();
    await frame.getByRole("button", { name: "Yesterday" }).click();
    await frame.getByRole("button", { name: /Yesterday/ }).waitFor();
    await frame.getByRole("img", { name: /Visitors over time/ }).waitFor();
  });

  it("shows a link that no longer works inside its frame only", async () => {
    const { page } = await walker();
    const frame = await embed(page, `${origin()}/share/dashboard/${"x".repeat(40)}`);
    await frame.getByText("This report is no longer shared").waitFor();
    await page.getByRole("heading", { name: "Another site" }).waitFor();
  });

  it.each(["/", "/login", "/dashboard", "/settings", "/share-links", "/Share/dashboard/KEY", "/share/../profile"])(
    "can't show %s, even to a member who is signed in",
    async (path) => {
      const { page } = await walker();
      await signIn(page);
      const frame = await embed(page, origin() + path);
      await page.waitForLoadState("networkidle");
      // the browser shows an error page of its own in place of a refused one
      expect(await frame.evaluate(() => document.documentElement.dataset["brand"] ?? null)).toBeNull();
      expect(frame.url()).toMatch(/^chrome-error:/);
    },
  );
});
