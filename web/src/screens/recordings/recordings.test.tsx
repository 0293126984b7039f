// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { renderRoute } from "#web/testing/renderRoute.tsx";
import { readSequence, writeSequence } from "#web/reports/drilldown/sequence.ts";
import { worthWatching } from "./_lib/friction.ts";
import { key, startWithoutLayout, types } from "./testing/recordings.ts";

beforeEach(startWithoutLayout);

const listed = (sentAs: (name: string) => Record<string, unknown>[]) => sentAs("RecordingListScreenQuery").at(-1);

describe("recordings list", () => {
  it("requests the data of the URL, and writes order, switches and pages to it", async () => {
    const path = `/recordings?sort=RELEVANCE&tag=VIP&seq=page%3A%252Fcart~!error%3A&after=x`;
    const { sentAs } = renderRoute(path, { types: types("USER") });
    const user = userEvent.setup();
    await screen.findByRole("list", { name: "Recordings" });
    expect(listed(sentAs)).toMatchObject({
      ...{ sort: "RELEVANCE", tag: "VIP", after: "x", first: 25, isFirstPage: false, unviewed: false },
      sequence: [
        { kind: "PAGE", value: "/cart", isAbsent: false },
        { kind: "ERROR", value: "", isAbsent: true },
      ],
    });
    expect(screen.getByRole("button", { name: "Page view /cart, without Error" })).toBeTruthy();
    await user.click(screen.getByRole("switch", { name: "Without internal traffic" }));
    await waitFor(() =>
      expect(listed(sentAs)).toMatchObject({ withoutInternal: true, after: null, isFirstPage: true }),
    );
    await user.click(screen.getByRole("button", { name: "More" }));
    await waitFor(() => expect(listed(sentAs)).toMatchObject({ withoutInternal: true, after: "next" }));
  });

  it("opens a recording shortly before its match, and names its pages and friction", async () => {
    renderRoute("/recordings", { types: types("USER") });
    const list = await screen.findByRole("list", { name: "Recordings" });
    expect(within(list).getByRole("link", { name: "Anna Ahrens" }).getAttribute("href")).toContain(`/video/${key(1)}`);
    expect(within(list).getByRole("link", { name: "Anna Ahrens" }).getAttribute("href")).toContain("t=10");
    for (const text of ["/ → /cart?step=2", "3 rage clicks", "1 error", "VIP", "New"])
      expect(within(list).getByText(text)).toBeTruthy();
    const first = screen.getByRole("link", { name: /3 rage clicks on \/cart, not converted/ });
    expect(first.getAttribute("href")).toContain("t=6");
  });

  it("stars, tags and deletes selected recordings", async () => {
    const deleted = { deleteRecordings: { deletedIds: ["recording-1"], problem: null } };
    const { sentAs } = renderRoute("/recordings", {
      types: types("USER"),
      answers: { DeleteRecordingsDialogMutation: () => ({ data: deleted }) },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("checkbox", { name: "Select Anna Ahrens" }));
    const bulk = screen.getByRole("group", { name: "Selected recordings" });
    await user.click(within(bulk).getByRole("button", { name: "Star" }));
    expect(sentAs("useUpdateRecordingsMutation")).toEqual([{ input: { ids: ["recording-1"], isStarred: true } }]);
    await user.click(within(bulk).getByRole("button", { name: "Delete" }));
    await user.click(await screen.findByRole("button", { name: "Delete permanently" }));
    expect(await screen.findByText("1 recording deleted")).toBeTruthy();
    expect(sentAs("DeleteRecordingsDialogMutation")).toEqual([{ input: { ids: ["recording-1"] } }]);
  });

  it("shares selected recordings with a link each, and creates a refused one by the next press", async () => {
    const requested: unknown[] = [];
    const create = ({ input }: Record<string, unknown>) => {
      requested.push(input);
      const isRefused = requested.length === 2;
      const url = isRefused ? null : `https://app.test/share/playback/${(input as { itemId: string }).itemId}`;
      const problem = isRefused ? { message: "Try again later", reason: null, params: null, field: null } : null;
      return { data: { createShareLink: { url, edge: null, problem } } };
    };
    renderRoute("/recordings", {
      types: {
        ...types("USER", 2),
        Project: () => ({ id: "p1", widgetId: 1, timezone: "UTC", viewerCanShare: true, features: [] }),
        Recording: ({ path }: { path?: readonly string[] | null }) => {
          const n = Number(path?.[path.indexOf("edges") + 1]) + 1;
          return { ...types("USER").Recording(), id: `recording-${n}`, key: key(n) };
        },
      },
      answers: { useNewShareLinkMutation: create },
    });
    const user = userEvent.setup();
    for (const box of await screen.findAllByRole("checkbox", { name: "Select Anna Ahrens" })) await user.click(box);
    const bulk = screen.getByRole("group", { name: "Selected recordings" });
    await user.click(within(bulk).getByRole("button", { name: "Share" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Share 2 recordings" }));
    await user.click(dialog.getByRole("button", { name: "Create 2 links" }));
    expect(await dialog.findByText("Try again later")).toBeTruthy();
    expect(dialog.getByText("No link yet")).toBeTruthy();
    await user.click(await dialog.findByRole("button", { name: "Create 1 link" }));
    await user.click(await dialog.findByRole("button", { name: "Copy all links" }));
    const urls = [1, 2].map((n) => `https://app.test/share/playback/${key(n)}`);
    expect(await navigator.clipboard.readText()).toBe(urls.join("\n"));
    const day = { startDate: "2026-11-20", endDate: "2026-11-20" };
    expect(requested).toMatchObject(
      [1, 2, 2].map((n) => ({ project: "p1", module: "PLAYBACK", itemId: key(n), range: day })),
    );
    expect(dialog.queryByText("Try again later")).toBeNull();
  });

  it("shows a viewer no selection, and the next step when nothing was recorded", async () => {
    renderRoute("/recordings", { types: types("VIEWER") });
    await screen.findByRole("list", { name: "Recordings" });
    expect(screen.queryByRole("checkbox")).toBeNull();
    renderRoute("/recordings", { types: types("VIEWER", 0) });
    expect(await screen.findByText("No recordings in this range")).toBeTruthy();
    expect(screen.getByText(/9 sessions were counted but not recorded/)).toBeTruthy();
  });

  it("recommends the recordings with the friction that is rarest in the list first, with the reason", () => {
    const none = { rageClicks: 0, deadClicks: 0, errors: 0, formDrops: 0, convertedAt: null };
    const friction = (kind: string, recordings: number, path = "") => ({ kind, recordings, atMs: 0, path });
    const rows = [
      { ...none, id: 1, rageClicks: 1, convertedAt: "2026-01-01", friction: friction("RAGE", 40) },
      { ...none, id: 2, rageClicks: 4, errors: 1, friction: friction("ERROR", 1, "/cart") },
      { ...none, id: 3, rageClicks: 2, friction: friction("RAGE", 40) },
      { ...none, id: 4, friction: null },
    ];
    const recommended = worthWatching(rows, { most: 5, total: 80 });
    expect(recommended.map(({ row, reason, rarity }) => [row.id, reason, rarity])).toEqual([
      [2, "1 error on /cart, not converted", "The only one of 80"],
      [3, "2 rage clicks, not converted", "40 of 80 have this"],
      [1, "1 rage click", "40 of 80 have this"],
    ]);
  });

  it("stores any sequence in the URL and reads it again, and ignores steps that it doesn't know", () => {
    const steps = [
      { kind: "CLICK", value: "50% ~ off: now", isAbsent: false },
      { kind: "RAGE", value: "", isAbsent: true },
    ] as const;
    expect(readSequence(writeSequence(steps))).toEqual(steps);
    expect(readSequence("nothing:x~%~rage")).toEqual([]);
    expect(readSequence(null)).toEqual([]);
  });
});
