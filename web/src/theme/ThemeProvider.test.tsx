// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { useColorMode } from "./colorMode.ts";
import { ThemeProvider } from "./ThemeProvider.tsx";

function Chooser() {
  const { choice, choose } = useColorMode();
  return <button onClick={() => choose(choice === "dark" ? "system" : "dark")}>{choice}</button>;
}

const page = (
  <ThemeProvider>
    <Chooser />
  </ThemeProvider>
);

afterEach(cleanup);

test("remembers the chosen mode, and defaults to the system", async () => {
  const { unmount } = render(page);
  await userEvent.click(screen.getByRole("button", { name: "system" }));
  expect(document.documentElement.dataset["theme"]).toBe("dark");
  expect(document.documentElement.style.colorScheme).toBe("dark");
  unmount();
  render(page);
  await userEvent.click(screen.getByRole("button", { name: "dark" }));
  expect(screen.getByRole("button", { name: "system" })).toBeTruthy();
  expect(document.documentElement.dataset["theme"]).toBe("light");
  expect(localStorage.length).toBe(0);
});
