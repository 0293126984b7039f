// From the list to one visitor and back: search by name, tag, export as a file, and permanent deletion.
import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { origin, signIn, useBrowser } from "./walker.ts";

describe("visitor list and profiles", () => {
  const { walker } = useBrowser();

  it("lets a user find a customer, tag them, export their data and delete them", async () => {
    const { page, complaints } = await walker({ acceptDownloads: true });
    await signIn(page, "user");
    await page.goto(`${origin()}/visitors?range=last_90_days`);
    await page.getByRole("row").nth(1).waitFor();
    await page.getByRole("radio", { name: "Identified" }).click();
    await page.getByRole("heading", { name: "Identified visitors" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/users");

    // sorted by revenue, highest first
    await page.goto(`${origin()}/users?range=last_90_days&sort=revenue`);
    await page
      .getByRole("columnheader", { name: /Revenue/ })
      .and(page.locator("[aria-sort=descending]"))
      .waitFor();
    const first = page.getByRole("row").nth(1);
    const name = (await first.getByRole("rowheader").innerText()).split("\n").at(-1)?.trim() ?? "";
    expect(name).toMatch(/^\S+ \S/);

    await first.locator("label", { has: page.getByRole("checkbox") }).click();
    const bulk = page.getByRole("group", { name: "Selected visitors" });
    await bulk.getByText("1 selected").waitFor();
    await bulk.getByRole("button", { name: "Add tag" }).click();
    const form = page.getByRole("form", { name: "Add a tag" });
    await form.getByRole("combobox").fill("VIP");
    await form.getByRole("button", { name: "Add tag" }).click();
    await page.getByText("1 visitor tagged “VIP”").waitFor();
    await first.getByText("VIP", { exact: true }).waitFor();

    await page.goto(`${origin()}/visitors?range=last_90_days&tag=VIP&q=${encodeURIComponent(name)}`);
    await page.getByText("1 visitor", { exact: true }).waitFor();
    await page.getByRole("row", { name: new RegExp(name) }).press("Enter");
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await page.getByText("Identified visitor").waitFor();
    await page.getByText("loyalty", { exact: true }).waitFor();
    // the newest session is expanded, the others expand on demand
    await page
      .getByRole("region", { name: "Session activity" })
      .getByText(/^Viewed /)
      .first()
      .waitFor();
    const address = page.url();

    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Export" }).click(),
    ]);
    const exported = JSON.parse(await readFile(await file.path(), "utf8")) as { visitor: object; events: object[] };
    expect(exported.visitor).toMatchObject({ name, tags: ["VIP"] });
    expect(exported.events.length).toBeGreaterThan(3);

    await page.getByRole("button", { name: "Delete", exact: true }).click();
    const sure = page.getByRole("dialog", { name: `Delete ${name}?` });
    await sure.getByRole("button", { name: "Delete permanently" }).click();
    await sure.getByText(`Type ${name} to confirm`).last().waitFor();
    await sure.getByRole("textbox").fill(name);
    await sure.getByRole("button", { name: "Delete permanently" }).click();
    await page.getByText(`${name} deleted`).waitFor();
    await page.waitForURL(/\/visitors/);
    await page.goto(address);
    await page.getByText("Visitor not found").waitFor();
    expect(complaints).toEqual([]);
  });

  it("is read-only for a viewer, and explains what to do when there are no visitors", async () => {
    const { page, complaints } = await walker();
    await signIn(page, "viewer");
    await page.goto(`${origin()}/contact?range=last_90_days`);
    await page.getByRole("row").nth(1).waitFor();
    expect(await page.getByRole("checkbox").count()).toBe(0);
    await page.getByRole("row").nth(1).press("Enter");
    await page.getByRole("link", { name: "Export" }).waitFor();
    expect(await page.getByRole("button", { name: /^(Delete|Add tag)$/ }).count()).toBe(0);
    await page.goto(`${origin()}/visitors?q=nobody-is-called-so`);
    await page.getByText("No matching visitors").waitFor();
    await page.getByRole("button", { name: "Clear search and filters" }).click();
    await page.getByRole("row").nth(1).waitFor();

    const owner = await walker();
    await signIn(owner.page, "owner");
    await owner.page.goto(`${origin()}/website`);
    await owner.page.getByRole("button", { name: "Add project" }).click();
    const dialog = owner.page.getByRole("dialog", { name: "Add project" });
    await dialog.getByLabel("Name").fill("Silent");
    await owner.page.keyboard.press("Enter");
    await owner.page.getByRole("main").getByRole("link", { name: "Silent", exact: true }).click();
    await owner.page.getByRole("heading", { name: "Project settings" }).waitFor();
    const project = new URL(owner.page.url()).searchParams.get("project") ?? "";
    await owner.page.goto(`${origin()}/visitors?project=${project}`);
    await owner.page.getByText("No visitors yet").waitFor();
    await owner.page.getByRole("main").getByRole("link", { name: "Install tracking code" }).last().click();
    await owner.page.getByRole("heading", { name: "Get started" }).waitFor();
    expect(complaints).toEqual([]);
  });
});
