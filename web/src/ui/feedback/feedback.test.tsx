// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { ThemeProvider } from "#web/theme/ThemeProvider.tsx";
import { Button } from "../actions/Button.tsx";
import { Banner } from "./Banner.tsx";
import { ProblemBanner } from "./ProblemBanner.tsx";
import { ToastRegion } from "./ToastRegion.tsx";
import { toast, toastQueue } from "./toasts.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each([
  ["danger", 20_000],
  ["success", 60_000],
] as const)("dismisses a %s banner after %i ms", (tone, stay) => {
  vi.useFakeTimers();
  const dismissed = vi.fn<() => void>();
  render(
    <ThemeProvider>
      <Banner tone={tone} onDismiss={dismissed}>
        Said
      </Banner>
    </ThemeProvider>,
  );
  vi.advanceTimersByTime(stay - 1);
  expect(dismissed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(dismissed).toHaveBeenCalledOnce();
});

test("wraps the actions of a banner below its text, not below its icon", () => {
  render(
    <ThemeProvider>
      <Banner title="No data" actions={<Button>Install code</Button>}>
        Install tracking code
      </Banner>
    </ThemeProvider>,
  );
  const column = screen.getByText("Install tracking code").parentElement;
  expect(column?.contains(screen.getByRole("button", { name: "Install code" }))).toBe(true);
  expect(column?.querySelector("svg")).toBeNull();
});

test("dismisses a problem automatically, and shows it again when it recurs", () => {
  vi.useFakeTimers();
  const of = (problem: string | undefined) => (
    <ThemeProvider>
      <ProblemBanner problem={problem} />
    </ThemeProvider>
  );
  const view = render(of("It was refused"));
  act(() => void vi.advanceTimersByTime(19_999));
  expect(screen.getByRole("alert").textContent).toContain("It was refused");
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByRole("alert")).toBeNull();
  view.rerender(of(undefined));
  view.rerender(of("It was refused"));
  expect(screen.getByRole("alert")).toBeTruthy();
});

test("dismisses a success message automatically, without a handler", () => {
  vi.useFakeTimers();
  render(
    <ThemeProvider>
      <Banner tone="success">Made</Banner>
    </ThemeProvider>,
  );
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.queryByText("Created")).toBeNull();
});

test("does not dismiss an error about the account", () => {
  vi.useFakeTimers();
  render(
    <ThemeProvider>
      <Banner tone="danger" isLasting>
        Unpaid
      </Banner>
    </ThemeProvider>,
  );
  act(() => void vi.advanceTimersByTime(600_000));
  expect(screen.getByText("Unpaid")).toBeTruthy();
});

test("shows an account banner until it is dismissed", async () => {
  const dismissed = vi.fn<() => void>();
  render(
    <ThemeProvider>
      <Banner tone="warning" onDismiss={dismissed}>
        80% used
      </Banner>
    </ThemeProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(dismissed).toHaveBeenCalledOnce();
});

test("shows a message once that is said again, unless each has its own Undo", async () => {
  render(
    <ThemeProvider>
      <ToastRegion />
    </ThemeProvider>,
  );
  const say = (title: string, onUndo?: () => void) => act(() => void toast({ title, ...(onUndo && { onUndo }) }));
  say("You don't have access to this page");
  say("You don't have access to this page");
  expect(await screen.findAllByText("You don't have access to this page")).toHaveLength(1);
  say("Goal archived", () => {});
  say("Goal archived", () => {});
  await expect.poll(() => screen.queryAllByText("Goal archived").length).toBe(2);
  act(() => toastQueue.clear());
});

test("undoes an action from a toast", async () => {
  const undone = vi.fn<() => void>();
  render(
    <ThemeProvider>
      <ToastRegion />
    </ThemeProvider>,
  );
  act(() => void toast({ title: "Funnel deleted", onUndo: undone }));
  expect(screen.getByText("Funnel deleted")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(undone).toHaveBeenCalledOnce();
  expect(screen.queryByText("Funnel deleted")).toBeNull();
});

test("disables a button while it is sending", async () => {
  const pressed = vi.fn<() => void>();
  render(
    <ThemeProvider>
      <Button loading onPress={pressed}>
        Save
      </Button>
    </ThemeProvider>,
  );
  await userEvent.click(screen.getByRole("button"));
  expect(pressed).not.toHaveBeenCalled();
});
