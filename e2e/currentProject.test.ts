// The current project that the API host receives while a member works in the browser: every call contains it.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startRecordedGateway, type HostCall, type RecordedGateway } from "./recordedGateway.ts";
import { hostOrigin, signInAs, useBrowser } from "./walker.ts";

let gateway: RecordedGateway;
beforeAll(async () => {
  gateway = await startRecordedGateway(hostOrigin());
});
afterAll(() => gateway.stop());

/** Pages and images of the host that are requested without a member. */
const isPublic = ({ call }: HostCall) => /^GET \/(avatar|brand-image|domain)\//.test(call);
const memberCalls = (calls: readonly HostCall[]) => calls.filter((call) => !isPublic(call));
const projectsOf = (calls: readonly HostCall[]) =>
  new Set(memberCalls(calls).map(({ headers }) => headers["widgetid"]));
const since = (mark: number) => gateway.calls.slice(mark);

describe("current project", () => {
  const { walker } = useBrowser();

  it("is sent to the host with every request, and changes immediately when the project is switched", async () => {
    const { page, complaints } = await walker();
    await signInAs(page, "owner@demo.test", "/login", gateway.origin);
    await page.getByRole("heading", { name: "Dashboard" }).waitFor();
    await page.getByRole("img", { name: /Visitors over time/ }).waitFor();
    await page.goto(`${gateway.origin}/visitor/realtime`);
    await page.getByRole("region", { name: "Event feed" }).waitFor();
    const [first] = gateway.calls.flatMap(({ headers }) => headers["widgetid"] ?? []);
    expect(first).toMatch(/^\d+$/);

    // including account and settings screens
    const mark = gateway.calls.length;
    for (const path of ["/team", "/Company", "/profile", "/dashboard"]) {
      await page.goto(`${gateway.origin}${path}`);
      await page.getByRole("main").getByRole("heading").first().waitFor();
    }
    await page.getByRole("img", { name: /Visitors over time/ }).waitFor();
    expect(projectsOf(since(mark))).toEqual(new Set([first]));
    for (const { call, headers } of memberCalls(since(mark))) {
      expect([call, typeof headers["jwt"], headers["tz"]]).toEqual([call, "string", expect.stringMatching(/^-?\d/)]);
    }

    // on switching projects: the audit log entry already contains the new one
    const atSwitch = gateway.calls.length;
    await page.getByRole("button", { name: "Northwind Shop", exact: true }).focus();
    await page.keyboard.press("Enter");
    const list = page.getByRole("listbox", { name: "Projects" });
    await list.getByRole("option", { name: /^Northwind Journ/ }).click();
    await page.getByRole("button", { name: "Northwind Journ..." }).waitFor();
    const second = new URL(page.url()).searchParams.get("project") ?? "";
    await expect.poll(() => since(atSwitch).some(({ call }) => call === "POST /auditlog")).toBe(true);
    const audit = since(atSwitch).find(({ call }) => call === "POST /auditlog");
    expect(audit?.headers["widgetid"]).toBe(second);
    expect(JSON.parse(audit?.body ?? "{}")).toMatchObject({ action: "switch_project", action_id: second });
    await page.getByRole("img", { name: /Visitors over time/ }).waitFor();

    // from here on, no call contains the old project, including the session ping, and every call contains a project
    await expect.poll(() => since(atSwitch).some(isPingOf(second))).toBe(true);
    const settled = gateway.calls.length;
    await page.getByRole("link", { name: "Realtime" }).click();
    await page.getByRole("region", { name: "Event feed" }).waitFor();
    await page.goto(`${gateway.origin}/team`);
    await page.getByRole("main").getByRole("heading").first().waitFor();
    await page.goto(`${gateway.origin}/dashboard`);
    await page.getByRole("img", { name: /Visitors over time/ }).waitFor();
    await expect.poll(() => since(settled).filter(isPingOf(second)).length).toBeGreaterThan(1);
    expect(projectsOf(since(settled))).toEqual(new Set([second]));
    expect(memberCalls(since(settled)).length).toBeGreaterThan(20);
    expect(complaints).toEqual([]);
  });

  it("may have been deleted: a browser that remembers a project of another account works without it", async () => {
    const { page } = await walker();
    await page.goto(`${gateway.origin}/login`);
    await page.evaluate(() => localStorage.setItem("app.project", "2147483000"));
    const mark = gateway.calls.length;
    await signInAs(page, "owner@demo.test", "/login", gateway.origin);
    await page.getByRole("button", { name: /Northwind Shop/ }).waitFor();
    await page.getByRole("img", { name: /Visitors over time/ }).waitFor();
    expect(projectsOf(since(mark))).not.toContain("2147483000");
    expect(await page.evaluate(() => localStorage.getItem("app.project"))).not.toBe("2147483000");
  });
});

const isPingOf = (project: string) => (call: HostCall) =>
  call.call === "POST /ping" && call.headers["widgetid"] === project;
