// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { member, projectOf } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const types = (role: "ADMIN" | "USER" | "VIEWER", rule: object = {}) => ({
  ...member({ role }),
  Project: () => ({ ...projectOf(1), features: ["EVENTTRACK"] }),
  EventRule: () => ({
    id: "rule-7",
    eventConfigId: 7,
    eventName: "cta",
    trigger: "CLICK",
    target: ".cta",
    url: "/pricing",
    valueFrom: "",
    status: "ACTIVE",
    ...rule,
  }),
  EventRulePreviewAnswer: () => ({ preview: { days: 30, matches: null, visitors: 0, pages: [] }, problem: null }),
});

/** Mocks a tab that the browser opens or blocks. */
function tabs(opens = true) {
  const tab = { opener: window, close: vi.fn<() => void>(), document: document.implementation.createHTMLDocument() };
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  vi.spyOn(window, "open").mockImplementation(() => (opens ? (tab as unknown as Window) : null));
  return tab;
}
const onPage = () => screen.findByRole("form", { name: "Preview on a page" });
const answered = (checkEventRule: object) => ({ useRuleOnPageMutation: () => ({ data: { checkEventRule } }) });

describe("event rules", () => {
  it("can use the hover and condition triggers, which have no preview of past data", async () => {
    const { sentAs } = renderRoute("/event-tracking/new", {
      types: types("ADMIN"),
      answers: {
        useCreateRuleEventMutation: () => ({
          data: {
            createEventRule: { eventRule: null, problem: { message: "The condition ends too early", field: "target" } },
          },
        }),
      },
    });
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText("Event name"), "big_cart");
    await user.click(screen.getByRole("button", { name: /Trigger/ }));
    await user.click(await screen.findByRole("option", { name: "Hover" }));
    expect(screen.getByLabelText("CSS selector")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: /Trigger/ }));
    await user.click(await screen.findByRole("option", { name: "Condition" }));
    await user.type(screen.getByLabelText("JavaScript expression"), "a >");
    expect(await screen.findByText(/counts from when it's saved/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Create event rule" }));
    expect(await screen.findByText("The condition ends too early")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("JavaScript expression"));
    expect(sentAs("useCreateRuleEventMutation")).toMatchObject([
      { input: { eventName: "big_cart", trigger: "CONDITION", target: "a >" } },
    ]);
  });

  it("are previewed on a page of the project, in a tab without access to the app", async () => {
    const tab = tabs();
    const address = "https://shop.test/pricing#tracker_check=x";
    const { sentAs } = renderRoute("/event-tracking/view/7", {
      types: types("USER"),
      answers: answered({ address, problem: null }),
    });
    const user = userEvent.setup();
    const form = within(await onPage());
    expect(form.getByLabelText<HTMLInputElement>("Page URL").value).toBe("https://shop.test/pricing");
    await user.click(form.getByRole("button", { name: "Show on page" }));
    await waitFor(() => expect(HTMLAnchorElement.prototype.click).toHaveBeenCalledTimes(1));
    const link = tab.document.querySelector("a");
    expect([link?.href, link?.rel, tab.opener]).toEqual([address, "noreferrer", null]);
    expect(sentAs("useRuleOnPageMutation")).toEqual([
      {
        input: {
          project: "project-1",
          trigger: "CLICK",
          target: ".cta",
          url: "/pricing",
          valueFrom: "",
          page: "https://shop.test/pricing",
        },
      },
    ]);
  });

  it("show the error of the page and close the tab, or report a blocked one", async () => {
    const tab = tabs();
    const message = "other.test is not among the project's websites";
    const { unmount } = renderRoute("/event-tracking/view/7", {
      types: types("USER"),
      answers: answered({ address: null, problem: { message, field: "page" } }),
    });
    const user = userEvent.setup();
    await user.click(within(await onPage()).getByRole("button", { name: "Show on page" }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(tab.close).toHaveBeenCalled();
    unmount();

    tabs(false);
    const { sentAs } = renderRoute("/event-tracking/view/7", { types: types("USER") });
    await user.click(within(await onPage()).getByRole("button", { name: "Show on page" }));
    expect(await screen.findByText(/Allow pop-ups/)).toBeTruthy();
    expect(sentAs("useRuleOnPageMutation")).toEqual([]);
  });

  it("take a selector that was picked on a page of the website", async () => {
    const address = "https://shop.test/pricing#tracker_check=x";
    const frame = document.body.appendChild(document.createElement("iframe"));
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    vi.spyOn(window, "open").mockImplementation(() => frame.contentWindow);
    const { sentAs } = renderRoute("/event-tracking/edit/7", {
      types: types("USER"),
      answers: {
        usePickerMutation: () => ({ data: { pickElement: { address, pickId: "p-1", problem: null } } }),
      },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Pick on the page: CSS selector" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Pick on the page" }));
    expect(dialog.getByLabelText<HTMLInputElement>("Page URL").value).toBe("https://shop.test/pricing");
    await user.click(dialog.getByRole("button", { name: "Open page" }));
    expect(await dialog.findByText(/Waiting for the page/)).toBeTruthy();
    const send = (data: object) =>
      act(() => {
        const source = frame.contentWindow;
        dispatchEvent(new MessageEvent("message", { data, source, origin: "https://shop.test" }));
      });
    send({ pick: "p-1", state: "ready" });
    expect(await dialog.findByText(/Pick in the other tab/)).toBeTruthy();
    send({ pick: "p-1", state: "picked", selector: "button.buy", text: "Buy", link: "", page: "/pricing" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>("CSS selector").value).toBe("button.buy");
    expect(sentAs("usePickerMutation")).toEqual([
      { input: { project: "project-1", target: "CLICK", page: "https://shop.test/pricing" } },
    ]);
    // the dialog's form is not the rule's
    expect(sentAs("useEditRuleEventMutation")).toEqual([]);
    frame.remove();
  });

  it("wait for no pick after it is canceled while its page is still opening", async () => {
    const tab = tabs();
    const address = "https://shop.test/pricing#tracker_check=x";
    const answer = Promise.withResolvers<undefined>();
    renderRoute("/event-tracking/edit/7", {
      types: { ...types("USER"), PickElementPayload: () => ({ address, pickId: "p-1", problem: null }) },
      answers: { usePickerMutation: () => answer.promise },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Pick on the page: CSS selector" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Pick on the page" }));
    await user.click(dialog.getByRole("button", { name: "Open page" }));
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    answer.resolve(undefined);
    await waitFor(() => expect(tab.close).toHaveBeenCalled());
    expect(HTMLAnchorElement.prototype.click).not.toHaveBeenCalled();
  });

  it("are previewed on pages only with write permission, and only when there is a match to show", async () => {
    const { unmount } = renderRoute("/event-tracking/view/7", { types: types("VIEWER") });
    await screen.findByText("Preview");
    expect(screen.queryByRole("form", { name: "Preview on a page" })).toBeNull();
    unmount();
    renderRoute("/event-tracking/new", { types: types("USER") });
    await onPage();
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: /Trigger/ }));
    await user.click(await screen.findByRole("option", { name: "Timer" }));
    expect(screen.queryByRole("form", { name: "Preview on a page" })).toBeNull();
  });

  it("are filled in by the URL that other screens link to", async () => {
    renderRoute("/event-tracking/new?trigger=submit&target=form%23signup&name=Sign-up", { types: types("USER") });
    expect(await screen.findByDisplayValue("form#signup")).toBeTruthy();
    expect(screen.getByDisplayValue("Sign-up")).toBeTruthy();
    expect(screen.getByRole("button", { name: /Trigger/ }).textContent).toContain("Submit");
  });

  const REASON = "Only owners and admins can set a condition: it runs as code on visitors' pages";

  it("offer no condition to the role User, and explain why", async () => {
    renderRoute("/event-tracking/new", { types: types("USER") });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: /Trigger/ }));
    const condition = await screen.findByRole("option", { name: /Condition/ });
    expect(condition.getAttribute("aria-disabled")).toBe("true");
    expect(condition.textContent).toContain(REASON);
  });

  it("show a read-only condition to the role User, who can change the other fields", async () => {
    const saved = { trigger: "CONDITION", target: "cart.total > 100" };
    renderRoute("/event-tracking/edit/7", { types: types("USER", saved) });
    const target = await screen.findByLabelText<HTMLInputElement>("JavaScript expression");
    expect([target.readOnly, target.value]).toEqual([true, "cart.total > 100"]);
    expect(screen.getByText(REASON)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: /Trigger/ }).disabled).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>("Event name").readOnly).toBe(false);
    expect(screen.queryByRole("form", { name: "Preview on a page" })).toBeNull();
  });

  it("let the role User pause a condition, and only an Admin resume it", async () => {
    const paused = { trigger: "CONDITION", target: "cart.total > 100", status: "PAUSED" };
    const resume = () => screen.findByRole<HTMLButtonElement>("button", { name: "Resume" });
    const { unmount } = renderRoute("/event-tracking/view/7", { types: types("USER", paused) });
    expect((await resume()).disabled).toBe(true);
    expect(screen.getByText(REASON)).toBeTruthy();
    unmount();
    renderRoute("/event-tracking/view/7", { types: types("ADMIN", paused) });
    expect((await resume()).disabled).toBe(false);
    expect(screen.queryByText(REASON)).toBeNull();
  });
});
