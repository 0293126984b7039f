// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { ThemeProvider } from "#web/theme/ThemeProvider.tsx";
import { Button } from "../actions/Button.tsx";
import { Banner } from "./Banner.tsx";
import { ProblemBanner } from "./ProblemBanner.tsx";
import { ToastRegion } from "./ToastRegion.tsx";
import { toast } from "./toasts.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each([
  ["danger", 20_000],
  ["success", 60_000],
] as const)("a %s banner ends after %i ms", (tone, stay) => {
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

test("a problem goes by itself, and is said anew when it happens again", () => {
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

test("a success goes by itself, with nobody who minds", () => {
  vi.useFakeTimers();
  render(
    <ThemeProvider>
      <Banner tone="success">Made</Banner>
    </ThemeProvider>,
  );
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.queryByText("Created")).toBeNull();
});

test("an error that is a state of the account stays", () => {
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

test("a banner of the account stays until it is dismissed", async () => {
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

test("a toast takes back what was done", async () => {
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

test("a button that is sending can't be pressed again", async () => {
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
