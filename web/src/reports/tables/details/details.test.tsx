// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const range = { startDate: "2026-10-23", endDate: "2026-11-21", previousStartDate: null, timezone: "Europe/Berlin" };
const types = {
  ...member({ role: "OWNER" }),
  ReportRange: () => range,
  ActiveHours: () => ({ grid: [[1]], weekdays: [1], hours: [1], total: 1 }),
  TrafficBreakdown: () => ({ dimension: "CHANNEL", totalCount: 12 }),
};

/** Of the pages, once all short tables of the dashboard are there. */
const firstDetails = () =>
  waitFor(() => {
    const [first, ...others] = screen.getAllByRole("button", { name: "Details" });
    expect(others).toHaveLength(3);
    return first as HTMLElement;
  });

it("shows all rows of a short table in a dialog, searches them, and filters the screen by one", async () => {
  const requests: { rows: string; columns: { value: string }[] }[] = [];
  vi.stubGlobal("fetch", async (_: unknown, init: { body: string; headers: Record<string, string> }) => {
    const request = JSON.parse(init.body) as (typeof requests)[number];
    requests.push(request);
    const rows = [
      { name: "Organic Search", visitors: 1200, bounceRate: 0.25 },
      { name: "Email", visitors: 30, bounceRate: null },
    ];
    return new Response(
      rows
        .map((row) => JSON.stringify(request.columns.map(({ value }) => row[value as keyof typeof row] ?? null)))
        .join("\n"),
    );
  });
  const { router } = renderRoute("/dashboard", { types });
  const user = userEvent.setup();
  await user.click(await firstDetails());
  const dialog = await screen.findByRole("dialog", { name: "Channels" });
  const rows = () =>
    within(dialog)
      .getAllByRole("row")
      .slice(1)
      .map((row) => row.textContent);
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(rows()[0]).toMatch(/^Organic Search1.2K.*25.0%/);
  expect(requests).toHaveLength(1);
  await user.type(within(dialog).getByRole("searchbox", { name: "Search" }), "mail");
  expect(rows()).toHaveLength(1);
  expect(within(dialog).getByText("1 of 2")).toBeTruthy();
  await user.click(within(dialog).getByRole("rowheader", { name: "Email" }));
  expect(router.state.location.search).toContain("Email");
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("says why the rows couldn't be loaded, and requests them again", async () => {
  let attempts = 0;
  vi.stubGlobal("fetch", async () => {
    attempts += 1;
    return attempts === 1
      ? Response.json({ errors: [{ message: "Not today", extensions: { code: "INTERNAL" } }] }, { status: 500 })
      : new Response("");
  });
  renderRoute("/dashboard", { types });
  const user = userEvent.setup();
  await user.click(await firstDetails());
  await user.click(await screen.findByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Nothing found")).toBeTruthy();
});
