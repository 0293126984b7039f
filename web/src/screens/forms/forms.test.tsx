// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { renderRoute } from "#web/testing/renderRoute.tsx";
import { report, row, rule, types } from "./testing/formTypes.ts";

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
});

describe("the list of forms", () => {
  it("shows saved and automatic forms with their rates, and links each to its results", async () => {
    renderRoute("/form?range=last_7_days", { types: types("USER") });
    const table = await screen.findByRole("grid", { name: "All forms" });
    const saved = within(table).getByRole("row", { name: /Checkout/ });
    for (const text of ["Saved", "1.2K", "800", "66.7%", "400", "50.0%", "42s"])
      expect(saved.textContent).toContain(text);
    expect(saved.getAttribute("data-href")).toMatch(/^\/form\/result\/7\?/);
    const automatic = within(table).getByRole("row", { name: /#newsletter/ });
    expect(automatic.getAttribute("data-href")).toMatch(/^\/form\/result\?.*page=%2Fcheckout&selector=%23newsletter/);
    expect(screen.getByText(/^Measured since .*10 Nov 2026\.$/)).toBeTruthy();
    expect(screen.getByText(/12 forms abandoned in recordings, 1 submission counted by goals/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "New form" })).toBeTruthy();
  });

  it("says how many of the forms it lists, if there are more", async () => {
    const list = { rows: [row(7, "Checkout"), row(8, "Sign-up")], total: 640, measuredSince: null };
    const { unmount } = renderRoute("/form", { types: { ...types("USER"), FormList: () => list } });
    expect(await screen.findByText("Top 2 of 640")).toBeTruthy();
    unmount();
    renderRoute("/form/list", { types: { ...types("USER"), FormList: () => list } });
    expect(await screen.findByText("First 2 of 640")).toBeTruthy();
  });

  it("says that form analytics is turned off, and where to turn it on", async () => {
    renderRoute("/form", { types: types("USER", []) });
    expect(await screen.findByRole("heading", { name: "Form analytics is turned off" })).toBeTruthy();
    const settings = screen.getByRole("link", { name: "Project settings" });
    expect(settings.getAttribute("href")).toContain("/website?");
  });

  it("ignores an automatic form by saving it as ignored, and a saved one by changing it", async () => {
    const { sentAs } = renderRoute("/form/list", {
      types: types("USER"),
      answers: {
        useCreateFormMutation: () => ({ data: { createForm: { form: null, problem: null } } }),
        useUpdateFormMutation: () => ({ data: { updateForm: { form: null, problem: null } } }),
      },
    });
    const user = userEvent.setup();
    const ignore = async (name: string) => {
      await user.click(await screen.findByRole("button", { name: `Actions for ${name}` }));
      await user.click(await screen.findByRole("menuitem", { name: "Ignore" }));
    };
    await ignore("#newsletter");
    await screen.findByText("#newsletter ignored");
    expect(sentAs("useCreateFormMutation")[0]?.["input"]).toEqual({
      ...{ project: "project-1", name: "#newsletter", rule: { ...rule, selector: "#newsletter" } },
      ...{ isAuto: true, status: "IGNORED" },
    });
    await ignore("Checkout");
    await screen.findByText("Checkout ignored");
    expect(sentAs("useUpdateFormMutation")[0]?.["input"]).toEqual({ id: "form-7", status: "IGNORED" });
    expect(sentAs("FormListScreenQuery").length).toBeGreaterThan(2);
  });

  it("offers a viewer neither creation nor actions", async () => {
    renderRoute("/form/list", { types: types("VIEWER") });
    await screen.findByRole("grid", { name: "Manage forms" });
    expect(screen.queryByRole("link", { name: "New form" })).toBeNull();
    expect(screen.queryByRole("button", { name: /Actions for/ })).toBeNull();
  });
});

describe("the results of a form", () => {
  it("show steps, fields in order, and what fixing the worst field is worth", async () => {
    renderRoute("/form/result/7", { types: types("USER") });
    expect(await screen.findByRole("heading", { level: 1, name: "Checkout" })).toBeTruthy();
    const steps = screen.getByRole("list", { name: "From view to success" });
    for (const text of ["300 sessions left before submitting (37.5%)", "100 sessions tried without success (20.0%)"])
      expect(steps.textContent).toContain(text);
    expect(screen.getByText("About 88 more completions")).toBeTruthy();
    expect(
      screen.getByText(/“Card number” lost 8.0% of its visitors.*95% interval: 41 to 134 completions/),
    ).toBeTruthy();
    const fields = within(screen.getByRole("grid", { name: "Fields" }))
      .getAllByRole("row")
      .slice(1);
    expect(fields.map((one) => /^(email|Card number)/.exec(one.textContent ?? "")?.[0])).toEqual([
      "email",
      "Card number",
    ]);
    for (const text of ["62.5%", "4.2s", "12s", "0.9s", "150", "37.5%"]) expect(fields[1]?.textContent).toContain(text);
    expect(screen.getByText(/3 sessions left at an unknown field/)).toBeTruthy();
  });

  it("list the sessions that left at a field, and keep the field in the URL", async () => {
    const { sentAs, router } = renderRoute("/form/result/7", { types: types("USER") });
    const user = userEvent.setup();
    const fields = await screen.findByRole("grid", { name: "Fields" });
    await user.click(within(fields).getByRole("link", { name: "Card number: show the 150 sessions that left here" }));
    await waitFor(() => expect(router.state.location.search).toContain("field=card"));
    await waitFor(() => expect(sentAs("FormResultScreenQuery").at(-1)).toMatchObject({ number: 7, field: "card" }));
    const sessions = await screen.findByRole("grid", { name: "Abandoned sessions" });
    const [, left] = within(sessions).getAllByRole("row");
    expect(left?.textContent).toContain("Card number");
    expect(left?.getAttribute("data-href")).toBe("/profile/v1?project=1");
    expect(screen.getByText("Latest 1 of 150")).toBeTruthy();
    const all = screen.getByRole("link", { name: "View all visitors" }).getAttribute("href");
    expect(decodeURIComponent(all ?? "")).toMatch(/^\/visitors\?.*form_drop.*7.*card/);
  });

  it("name the type of a field only where it is no ordinary text, and its name doesn't say it", async () => {
    const [email, card] = report.fields;
    const fields = [{ ...email, label: "Email", type: "EMAIL" }, card, { ...card, field: "state", type: "SELECT" }];
    renderRoute("/form/result/7", { types: { ...types("USER"), FormReport: () => ({ ...report, fields }) } });
    const table = within(await screen.findByRole("grid", { name: "Fields" }));
    const names = table.getAllByRole("rowheader").map(({ textContent }) => textContent?.trim());
    expect(names).toEqual(["Email", "Card number", "Card number Choice"]);
  });

  it("of an automatic form are requested by its rule, and the form can be saved", async () => {
    const onMany = { page: { match: "WILDCARD", value: "/shop/*" }, selector: "#pay" };
    const automatic = { ...report, form: { ...report.form, formProfileId: null, name: "", rule: onMany } };
    const { sentAs } = renderRoute("/form/result?match=wildcard&page=/shop/*&selector=%23pay", {
      types: { ...types("USER"), FormReport: () => automatic },
    });
    const save = await screen.findByRole("link", { name: "Save form" });
    expect(save.getAttribute("href")).toContain("selector=%23pay");
    expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
    const abandoned = await screen.findByRole("link", { name: "View all visitors" });
    const filters = new URLSearchParams(abandoned.getAttribute("href")?.split("?")[1]).getAll("f");
    expect(filters).toEqual(["form_drop./shop/* #pay:exists:"]);
    expect(sentAs("FormResultScreenQuery")[0]).toMatchObject({
      number: null,
      rule: { page: { match: "WILDCARD", value: "/shop/*" }, selector: "#pay" },
    });
  });

  it("say that the form doesn't exist", async () => {
    renderRoute("/form/result/8", { types: { ...types("USER"), ProjectForms: () => ({ report: null }) } });
    expect(await screen.findByRole("heading", { name: "Form not found" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "View all forms" })).toBeTruthy();
  });
});
