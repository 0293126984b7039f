// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";
import { openPart } from "../openedPart.ts";

afterEach(() => act(() => openPart(null)));

async function open(problem: { message: string; field: string | null } | null = null) {
  const view = renderRoute("/sites", {
    types: member({ role: "ADMIN" }),
    answers: {
      useSupportFormMutation: () => ({ data: { sendSupportMessage: { isSent: problem === null, problem } } }),
    },
  });
  await screen.findByRole("navigation", { name: "Screens" });
  act(() => openPart("support"));
  return { ...view, dialog: await screen.findByRole("dialog", { name: "Message Support" }) };
}
const send = (dialog: HTMLElement) => userEvent.click(within(dialog).getByRole("button", { name: "Send message" }));

describe("support message", () => {
  it("requires a subject and a message", async () => {
    const { dialog, sentAs } = await open();
    await send(dialog);
    expect(within(dialog).getAllByText("Please fill in subject and message")).toHaveLength(1);
    expect(document.activeElement).toBe(within(dialog).getByLabelText("Subject"));
    await userEvent.type(within(dialog).getByLabelText("Subject"), "Hi");
    await send(dialog);
    expect(within(dialog).getAllByText("Please fill in subject and message")).toHaveLength(1);
    expect(sentAs("useSupportFormMutation")).toEqual([]);
  });

  it("is sent and confirmed", async () => {
    const { dialog, sentAs } = await open();
    await userEvent.type(within(dialog).getByLabelText("Subject"), " Hi ");
    await userEvent.type(within(dialog).getByLabelText("Message"), "Help");
    await send(dialog);
    expect(await screen.findByText("Submitted")).toBeTruthy();
    expect(screen.getByText("Your message has been sent!")).toBeTruthy();
    expect(sentAs("useSupportFormMutation")).toEqual([{ input: { subject: "Hi", message: "Help" } }]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    act(() => openPart("support"));
    const again = await screen.findByRole("dialog", { name: "Message Support" });
    expect(within(again).getByLabelText<HTMLInputElement>("Subject").value).toBe("");
  });

  it("shows the reason of a refusal, and retains the typed text after closing", async () => {
    const { dialog } = await open({ message: "Wait a moment", field: null });
    await userEvent.type(within(dialog).getByLabelText("Subject"), "Hi");
    await userEvent.type(within(dialog).getByLabelText("Message"), "Help");
    await send(dialog);
    expect(await within(dialog).findByText("Wait a moment")).toBeTruthy();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    act(() => openPart("support"));
    const again = await screen.findByRole("dialog", { name: "Message Support" });
    expect(within(again).getByLabelText<HTMLTextAreaElement>("Message").value).toBe("Help");
  });
});
