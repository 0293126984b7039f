// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout, and loads no document into frames
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("")));
});

const snapshot = {
  snapshotId: "s",
  recordedAt: "2026-11-21T10:00:00Z",
  url: "https://shop.test/cart",
  viewWidth: 1440,
};
const types = {
  ...member({ role: "USER" }),
  Project: () => ({ id: "p1", widgetId: 1, timezone: "UTC", viewerCanShare: true, features: [] }),
  Heatmap: () => ({
    ...{ points: [], isCut: false, elements: [], scroll: [], fold: null, snapshots: [snapshot] },
    sample: { pageViews: 400, visitors: 30, recordedPageViews: 20, points: 0, firstAt: null, lastAt: null },
  }),
  ReportRange: () => ({ startDate: "2026-10-23", endDate: "2026-11-21", timezone: "UTC" }),
};
const failures = () =>
  screen.queryAllByRole("alert").filter((alert) => /recorded page can't be shown/.test(alert.textContent));

describe("the document that shows a recorded page", () => {
  it.each([
    ["a heatmap", "/heatmap/view?url=%2Fcart", 1],
    ["a comparison", "/heatmap/split?url=%2Fcart", 2],
  ])("is reported in words when it does not load below %s, and is loaded again", async (_, address, count) => {
    renderRoute(address, { types });
    await waitFor(() => expect(screen.getAllByTitle("Recorded page")).toHaveLength(count));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const frames = screen.getAllByTitle("Recorded page");
      for (const frame of frames) fireEvent.load(frame);
      expect(failures()).toEqual([]);
      act(() => void vi.advanceTimersByTime(5000));
      expect(failures()).toHaveLength(count);
      for (const failure of failures()) fireEvent.click(within(failure).getByRole("button", { name: "Retry" }));
      expect(failures()).toEqual([]);
      const reopened = screen.getAllByTitle("Recorded page");
      expect(reopened).toHaveLength(count);
      for (const frame of frames) expect(reopened).not.toContain(frame);
    } finally {
      vi.useRealTimers();
    }
  });
});
