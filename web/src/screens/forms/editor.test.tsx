// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderRoute } from "#web/testing/renderRoute.tsx";
import { rule, types } from "./testing/formTypes.ts";

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
});

describe("the editor of a form", () => {
  it("begins with the rule of an automatic form, previews it and saves it as found automatically", async () => {
    const created = { createForm: { form: { id: "form-9", formProfileId: 9 }, problem: null } };
    const { sentAs, router } = renderRoute("/form/new?page=/checkout&selector=%23pay", {
      types: { ...types("USER"), FormPreview: () => ({ problem: null }) },
      answers: { useCreateFormMutation: () => ({ data: created }) },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Save form" }));
    expect(await screen.findByText("Enter a name")).toBeTruthy();
    await user.type(screen.getByRole("textbox", { name: "Name" }), "Pay");
    const steps = await screen.findByRole("list", { name: "From view to success" });
    expect(steps.textContent).toContain("400 sessions didn't start");
    expect(sentAs("FormPreviewQuery").at(-1)).toMatchObject({ rule, success: { kind: "NONE" } });
    await user.click(screen.getByRole("radio", { name: /Thank-you page/ }));
    await user.click(screen.getByRole("button", { name: "Save form" }));
    expect(await screen.findByText("Enter a page")).toBeTruthy();
    await user.type(screen.getByRole("textbox", { name: "Path or URL of the thank-you page" }), "/thanks");
    await user.click(screen.getByRole("button", { name: "Save form" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/form/result/9"));
    expect(sentAs("useCreateFormMutation")[0]?.["input"]).toEqual({
      ...{ project: "project-1", name: "Pay", rule, isAuto: true },
      success: { kind: "PAGE", page: { match: "EXACT", value: "/thanks" } },
    });
  });

  it("labels the field of the pages for what the chosen rule compares", async () => {
    renderRoute("/form/new?match=wildcard&page=/shop/*&selector=%23pay", {
      types: { ...types("USER"), FormPreview: () => ({ problem: null }) },
    });
    const user = userEvent.setup();
    expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "Pattern" })).value).toBe("/shop/*");
    await user.click(screen.getByRole("radio", { name: /Thank-you page/ }));
    expect(screen.getByRole("textbox", { name: "Path or URL of the thank-you page" })).toBeTruthy();
  });

  it("takes the selector and the page of a form that was picked on the website", async () => {
    const frame = document.body.appendChild(document.createElement("iframe"));
    const follow = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    const opened = vi.spyOn(window, "open").mockImplementation(() => frame.contentWindow);
    const address = "https://shop.test/#tracker_check=x";
    const { sentAs } = renderRoute("/form/new", {
      types: { ...types("USER"), FormPreview: () => ({ problem: null }) },
      answers: { usePickerMutation: () => ({ data: { pickElement: { address, pickId: "p-1", problem: null } } }) },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Pick on the page: CSS selector of the form" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Pick on the page" }));
    await user.click(dialog.getByRole("button", { name: "Open page" }));
    expect(await dialog.findByText(/Waiting for the page/)).toBeTruthy();
    const data = { pick: "p-1", state: "picked", selector: "form.pay", text: "Pay", link: "", page: "/checkout" };
    act(() => {
      const source = frame.contentWindow;
      dispatchEvent(
        new MessageEvent("message", {
          data: { ...data, form: `form[action="/pay"]` },
          source,
          origin: "https://shop.test",
        }),
      );
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const valueOf = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name }).value;
    expect([valueOf("CSS selector of the form"), valueOf("Path or URL")]).toEqual([`form[action="/pay"]`, "/checkout"]);
    expect(sentAs("usePickerMutation")).toEqual([
      { input: { project: "project-1", target: "FORM", page: "https://shop.test" } },
    ]);
    frame.remove();
    follow.mockRestore();
    opened.mockRestore();
  });

  it("shows a refused rule below its field", async () => {
    const problem = { message: "This is no selector", reason: null, params: null, field: "rule.selector" };
    renderRoute("/form/7", {
      types: { ...types("USER"), FormPreview: () => ({ problem: null }) },
      answers: { useUpdateFormMutation: () => ({ data: { updateForm: { form: null, problem } } }) },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Save form" }));
    expect(await screen.findByText("This is no selector")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "CSS selector of the form" }));
  });
});
