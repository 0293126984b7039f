// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ThemeProvider } from "#web/theme/ThemeProvider.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { FormDialog } from "./FormDialog.tsx";
import { useForm, type Refusal } from "./useForm.ts";

afterEach(cleanup);

interface Values {
  title: string;
  story: string;
}

interface Props {
  send: (values: Values) => Promise<Refusal | null>;
  onClose: () => void;
}

function Story({ send, onClose }: Props) {
  const form = useForm<Values>(
    { title: "", story: "" },
    {
      check: ({ title, story }) => ({
        title: title === "" ? "A title, please" : undefined,
        story: story === "" ? "A story, please" : undefined,
      }),
      send,
      done: onClose,
    },
  );
  return (
    <FormDialog title="New story" form={form} action="Tell" onClose={onClose}>
      <TextField label="Title" autoFocus {...form.text("title")} />
      <TextField label="Story" rows={3} {...form.text("story")} />
    </FormDialog>
  );
}

function open(send: Props["send"]) {
  const onClose = vi.fn<() => void>();
  render(
    <ThemeProvider>
      <Story send={send} onClose={onClose} />
    </ThemeProvider>,
  );
  const dialog = within(screen.getByRole("dialog", { name: "New story" }));
  return { user: userEvent.setup(), dialog, onClose };
}

describe("form in a dialog", () => {
  it("submits on Enter even with its button outside the form", async () => {
    const send = vi.fn<Props["send"]>().mockResolvedValue(null);
    const { user, dialog, onClose } = open(send);
    await user.type(dialog.getByLabelText("Story"), "Once");
    await user.type(dialog.getByLabelText("Title"), "A walk{Enter}");
    await expect.poll(() => onClose).toHaveBeenCalledOnce();
    expect(send.mock.calls).toEqual([[{ title: "A walk", story: "Once" }]]);
  });

  it("focuses the first invalid field, multi-line fields included", async () => {
    const send = vi.fn<Props["send"]>();
    const { user, dialog } = open(send);
    await user.click(dialog.getByRole("button", { name: "Tell" }));
    expect(document.activeElement).toBe(dialog.getByLabelText("Title"));
    await user.keyboard("A walk");
    await user.click(dialog.getByRole("button", { name: "Tell" }));
    expect(document.activeElement).toBe(dialog.getByLabelText("Story"));
    expect(dialog.getByText("A story, please")).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
  });

  it("retains the input and shows an error after a failed request, and closes on Escape", async () => {
    const { user, dialog, onClose } = open(() => Promise.resolve({ message: "The host does not answer" }));
    await user.type(dialog.getByLabelText("Story"), "Once");
    await user.type(dialog.getByLabelText("Title"), "A walk{Enter}");
    expect(await dialog.findByText("The host does not answer")).toBeTruthy();
    expect(dialog.getByLabelText("Title")).toHaveProperty("value", "A walk");
    expect(dialog.getByLabelText("Story")).toHaveProperty("value", "Once");
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
  });
});
