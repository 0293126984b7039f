// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { ThemeProvider } from "#web/theme/ThemeProvider.tsx";
import { LineChart } from "./LineChart.tsx";
import type { LineSeries } from "./line/lineSeries.ts";

afterEach(cleanup);

const visitors: LineSeries = { id: "v", name: "Visitors", values: [10, 20] };
const compared: LineSeries = { ...visitors, previous: [8, 10] };
const sessions: LineSeries = { id: "s", name: "Sessions", values: [12, 24] };

function show(series: LineSeries[]) {
  render(
    <ThemeProvider>
      <LineChart
        label="Visitors a day"
        times={["2026-11-01", "2026-11-02"]}
        interval="day"
        series={series}
        ranges={{ now: "1–2 Nov", before: "30–31 Oct" }}
      />
    </ThemeProvider>,
  );
}
const entries = () =>
  within(screen.getByRole("list", { name: "Legend" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

test("names the range of the line and that of the dashed one", () => {
  show([compared]);
  expect(entries()).toEqual(["1–2 Nov", "vs. 30–31 Oct"]);
});

test("has no legend for a single line without a comparison", () => {
  show([visitors]);
  expect(screen.queryByRole("list", { name: "Legend" })).toBeNull();
});

test("names the compared range once, after all lines", () => {
  show([compared, { ...sessions, previous: [9, 9] }]);
  expect(entries()).toEqual(["Visitors", "Sessions", "vs. 30–31 Oct"]);
});

test("hides the dashed line on request, and never the only other one", async () => {
  show([compared]);
  const toggle = screen.getByRole("button", { name: "vs. 30–31 Oct" });
  expect(toggle.getAttribute("aria-pressed")).toBe("true");
  await userEvent.click(toggle);
  expect(toggle.getAttribute("aria-pressed")).toBe("false");
  expect(screen.queryByRole("button", { name: "1–2 Nov" })).toBeNull();
});
