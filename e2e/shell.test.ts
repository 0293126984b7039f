// The app shell: keyboard access, layout by brand, and state that persists between visits.
import { describe, expect, it } from "vitest";
import { findings } from "./axe.ts";
import { ask } from "./gatewayCalls.ts";
import { hostOrigin, origin, signIn, useBrowser } from "./walker.ts";

/** The URL of this stack under another of the product's host names. Every *.localhost resolves to this machine. */
const under = (host: string) => origin().replace("localhost", host);

describe("app shell", () => {
  const { walker } = useBrowser();

  it("opens screens and projects with the palette and changes the range with shortcuts, by keyboard alone", async () => {
    const { page, complaints } = await walker();
    await signIn(page);
    // the frame, which the keys come with, may arrive after its screen
    await page.getByRole("button", { name: "Northwind Shop", exact: true }).waitFor();
    await page.keyboard.press("w");
    await page.waitForURL(/range=last_7_days/);
    await page.getByRole("button", { name: /Last 7 days/ }).waitFor();

    await page.keyboard.press("Control+k");
    const palette = page.getByRole("dialog", { name: "Command palette" });
    await palette.waitFor();
    await page.keyboard.type("journal");
    await palette.getByRole("option", { name: "Northwind Journal" }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Northwind Journ..." }).waitFor();
    expect(new URL(page.url()).searchParams.get("range")).toBe("last_7_days");
    expect(await page.evaluate(() => localStorage.getItem("app.projectName"))).toBe("Northwind Journal");

    // each project restores its last selected range
    await page.keyboard.press("d");
    await page.waitForURL(/range=today/);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("northwind shop");
    await palette.getByRole("option", { name: "Northwind Shop" }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(/range=last_7_days/);

    await page.keyboard.press("g");
    await page.keyboard.press("r");
    await page.getByRole("heading", { name: "Realtime" }).waitFor();
    await page.keyboard.press("?");
    const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await list.getByText("Compare with the previous period").waitFor();
    await page.keyboard.press("Escape");
    await list.waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
  });

  it("finds another project in the header's list by keyboard alone, and records the switch in the audit log", async () => {
    const { page, complaints } = await walker();
    await signIn(page);
    await page.getByRole("button", { name: "Northwind Shop", exact: true }).focus();
    await page.keyboard.press("Enter");
    const list = page.getByRole("listbox", { name: "Projects" });
    await list.getByRole("option", { name: "Northwind Shop" }).waitFor();
    await page.keyboard.type("no such project");
    await page.getByText("No projects match “no such project”").waitFor();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("journal");
    await expect.poll(() => list.getByRole("option").count()).toBe(1);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Northwind Journ..." }).waitFor();
    const widgetId = new URL(page.url()).searchParams.get("project") ?? "";
    expect(widgetId).not.toBe("");
    await expect
      .poll(async () => {
        const { body } = await ask(
          '{ viewer { auditLog(first: 5, action: "switch_project") { edges { node { actionId } } } } }',
        );
        return JSON.stringify(body.data);
      })
      .toContain(`"actionId":"${widgetId}"`);
    expect(complaints).toEqual([]);
  });

  it("refuses an empty support message, sends a complete one and emails it", async () => {
    const { page, context, complaints } = await walker();
    await signIn(page, "user");
    await page.getByRole("button", { name: /^Help/ }).click();
    await page.getByRole("menuitem", { name: "Message Support" }).click();
    const dialog = page.getByRole("dialog", { name: "Message Support" });
    await dialog.getByRole("button", { name: "Send message" }).click();
    await dialog.getByText("Please fill in subject and message").waitFor();
    await dialog.getByLabel("Subject", { exact: true }).fill("A question about ranges");
    await dialog.getByLabel("Message", { exact: true }).fill("How do I choose a week?");
    await dialog.getByRole("button", { name: "Send message" }).click();
    await page.getByText("Submitted").waitFor();
    await page.getByText("Your message has been sent!").waitFor();
    const outbox = await context.newPage();
    await outbox.goto(`${hostOrigin()}/dev/outbox`);
    await outbox.getByText("A question about ranges").first().waitFor();
    expect(complaints).toEqual([]);
  });

  it("announces new features once, and searches the documentation", async () => {
    const { page } = await walker();
    await signIn(page);
    await page.getByRole("button", { name: "Help (new updates)" }).click();
    await page.getByRole("menuitem", { name: "What's new" }).click();
    await page.getByRole("dialog", { name: "What's new" }).getByRole("listitem").first().waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Help", exact: true }).click();
    await page.getByRole("menuitem", { name: "Documentation" }).click();
    const docs = page.getByRole("dialog", { name: "Documentation" });
    await docs.getByRole("searchbox").fill("bounce");
    await docs.getByRole("heading", { name: "Metric definitions" }).waitFor();
    expect(await docs.getByRole("article").count()).toBe(1);
    const openApi = await fetch(`${origin()}/openapi.json`);
    expect(Object.keys(((await openApi.json()) as { paths: object }).paths)).toContain("/getWidgets");
  });

  it("shows the 240 px lite sidebar in the A/B brand, and remembers that it was minimized", async () => {
    const { page, complaints } = await walker();
    await page.goto(`${under("ab.localhost")}/login`);
    await page.getByLabel("Email").fill("owner@demo.test");
    await page.getByLabel("Password").fill("sightline");
    await page.keyboard.press("Enter");
    const lines = page.getByRole("navigation", { name: "Screens" });
    await lines.getByRole("link", { name: "All projects" }).waitFor();
    const names = await lines.getByRole("link").allTextContents();
    expect(names).not.toContain("Dashboard");
    const order = ["All projects", "Profile", "Company", "User Access", "Log out"];
    expect(names.filter((name) => order.includes(name))).toEqual(order);
    const width = () => page.getByRole("complementary", { name: "Sidebar" }).evaluate((box) => box.clientWidth);
    await expect.poll(width).toBe(240);
    await page.getByRole("button", { name: "Minimize sidebar" }).click();
    await page.mouse.move(700, 500);
    await expect.poll(width).toBe(64);
    await page.reload();
    await page.getByRole("button", { name: "Expand sidebar" }).waitFor();
    await expect.poll(width).toBe(64);
    expect(complaints).toEqual([]);

    const standard = await walker();
    await signIn(standard.page);
    await standard.page.getByRole("navigation", { name: "Screens" }).getByRole("link", { name: "Dashboard" }).waitFor();
    const sidebar = standard.page.getByRole("complementary", { name: "Sidebar" });
    await expect.poll(() => sidebar.evaluate((box) => box.clientWidth)).toBe(260);
  });
});

describe.each([
  { width: 1440, height: 1000, colorScheme: "light" },
  { width: 390, height: 844, colorScheme: "dark" },
] as const)("overlays at $width px, $colorScheme", ({ width, height, colorScheme }) => {
  const { walker } = useBrowser();

  it("have no axe violations", async () => {
    const { page } = await walker({ viewport: { width, height }, colorScheme, bypassCSP: true });
    await signIn(page);
    await page.goto(`${origin()}/sites`);
    await page.getByRole("grid", { name: "Projects" }).waitFor();
    await page.getByRole("button", { name: /^Help/ }).click();
    await page.getByRole("menuitem", { name: "Find anything" }).click();
    await page.getByRole("dialog", { name: "Command palette" }).getByRole("option").first().waitFor();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    for (const [item, dialog] of [
      ["Keyboard shortcuts", "Keyboard shortcuts"],
      ["Message Support", "Message Support"],
      ["Documentation", "Documentation"],
      ["What's new", "What's new"],
    ] as const) {
      await page.getByRole("button", { name: /^Help/ }).click();
      await page.getByRole("menuitem", { name: item }).click();
      await page.getByRole("dialog", { name: dialog }).waitFor();
      expect([item, ...(await findings(page))]).toEqual([item]);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog", { name: dialog }).waitFor({ state: "detached" });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});
