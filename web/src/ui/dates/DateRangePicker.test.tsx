// @vitest-environment jsdom
import { presetDays } from "@sightline/schema/rest/ranges/presets";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { ThemeProvider } from "#web/theme/ThemeProvider.tsx";
import { DateRangePicker } from "./DateRangePicker.tsx";
import type { Comparison, DateRangeValue } from "./rangeValue.ts";

const today = "2026-11-21";

function Picker({ onChange }: { onChange: (value: DateRangeValue) => void }) {
  const [value, setValue] = useState<DateRangeValue>({ preset: "LAST_7_DAYS", ...presetDays("LAST_7_DAYS", today) });
  const [comparison, setComparison] = useState<Comparison>("PREVIOUS_PERIOD");
  return (
    <ThemeProvider>
      <DateRangePicker
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
        comparison={comparison}
        onComparisonChange={setComparison}
        today={today}
        firstDay="2026-11-01"
      />
    </ThemeProvider>
  );
}

afterEach(cleanup);

test("applies a preset immediately and closes the picker", async () => {
  const chosen: DateRangeValue[] = [];
  render(<Picker onChange={(value) => chosen.push(value)} />);
  await userEvent.click(screen.getByRole("button", { name: /Last 7 days/ }));
  expect(screen.getByRole("button", { name: "Last 7 days" }).getAttribute("aria-pressed")).toBe("true");
  await userEvent.click(screen.getByRole("button", { name: "Yesterday" }));
  expect(chosen).toEqual([{ preset: "YESTERDAY", startDate: "2026-11-20", endDate: "2026-11-20" }]);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("button", { name: /Yesterday/ })).toBeTruthy();
});

test("applies a custom range of two calendar days with Apply", async () => {
  const chosen: DateRangeValue[] = [];
  render(<Picker onChange={(value) => chosen.push(value)} />);
  await userEvent.click(screen.getByRole("button", { name: /Last 7 days/ }));
  await userEvent.click(await screen.findByRole("button", { name: /\b3 November 2026/ }, { timeout: 10_000 }));
  await userEvent.click(screen.getByRole("button", { name: /\b9 November 2026/ }));
  expect(chosen).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Apply" }));
  expect(chosen).toEqual([{ preset: "custom", startDate: "2026-11-03", endDate: "2026-11-09" }]);
  expect(screen.getByRole("button", { name: /3 – 9 Nov 2026/ })).toBeTruthy();
});

test("steps with arrows, but not into the future or before the project's start", async () => {
  const chosen: DateRangeValue[] = [];
  render(<Picker onChange={(value) => chosen.push(value)} />);
  const back = screen.getByRole<HTMLButtonElement>("button", { name: "Previous period" });
  const on = screen.getByRole<HTMLButtonElement>("button", { name: "Next period" });
  expect(on.disabled).toBe(true);
  await userEvent.click(back);
  await userEvent.click(back);
  expect(chosen.map((value) => value.startDate)).toEqual(["2026-11-08", "2026-11-01"]);
  expect(back.disabled).toBe(true);
  expect(on.disabled).toBe(false);
});
