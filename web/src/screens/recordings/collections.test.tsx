// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { member, projectOf, type MemberOptions } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";
import { collectionArgs } from "./_lib/collectionArgs.ts";
import { searchOf, withCollection, withSearch } from "./_lib/collections.ts";

const bugs = { id: "list-1", name: "Bugs", search: null, recordingCount: 3 };
const phones = { id: "search-1", name: "Phones", search: "f=device%3Ais%3Amobile&sort=LONGEST", recordingCount: 0 };
const recording = {
  ...{ id: "recording-1", key: "k1", tags: [], durationMs: 60_000, activeMs: 0, status: "FINISHED", pageviews: 1 },
  ...{ startedAt: "2026-11-20T10:00:00Z", entryUrl: "https://shop.test/", exitUrl: "https://shop.test/cart" },
  ...{
    activity: Array.from({ length: 20 }, () => 1),
    country: "DE",
    device: "desktop",
    browser: "Firefox",
    os: "Linux",
  },
  ...{ convertedAt: null, rageClicks: 0, deadClicks: 0, errors: 0, formDrops: 0, isStarred: false, isViewed: false },
  commentCount: 0,
};
const types = (role: MemberOptions["role"]) => ({
  ...member({ role }),
  ProjectRecordings: () => ({ collections: [bugs, phones], recordedThisMonth: 41 }),
  RecordingConnection: () => ({ totalCount: 1, sessionCount: 9, edges: [{ matchMs: 0, friction: null }] }),
  Recording: () => recording,
  ReportRange: () => ({ startDate: "2026-10-23", endDate: "2026-11-21", timezone: "Europe/Berlin" }),
  RecordedVisitor: () => ({ visitorId: "v1", name: "Anna Ahrens", userId: "", email: "" }),
  GoalConnection: () => ({ edges: [{ node: { id: "goal-1", key: "signup", name: "Sign-up", isDefault: true } }] }),
});
const done = (mutation: string, payload: Record<string, unknown>) => () => ({
  data: { [mutation]: { ...payload, problem: null } },
});
const answers = {
  useCollectionsCreateMutation: done("createRecordingCollection", { collection: { id: "list-2" } }),
  useCollectionsUpdateMutation: done("updateRecordingCollection", { collection: { ...bugs, recordingCount: 2 } }),
  useCollectionsDeleteMutation: done("deleteRecordingCollection", { deletedId: phones.id }),
};
const open = async (search = "", role: MemberOptions["role"] = "USER") => {
  const route = renderRoute(`/recordings${search}`, { types: types(role), answers });
  await screen.findByRole("list", { name: "Recordings" });
  const listed = () => route.sentAs("RecordingListScreenQuery").at(-1);
  return { ...route, user: userEvent.setup(), listed };
};
const menu = (name: string) => screen.findByRole("button", { name: `Collection: ${name}` });

describe("collections in the URL", () => {
  it("show recordings of any time, except those with friction, which are those of the range", () => {
    const now = new URLSearchParams("range=last_7_days&after=x&tag=VIP");
    expect(String(withCollection(now, "starred"))).toBe("range=all_time&tag=VIP&collection=starred");
    expect(String(withCollection(now, "friction"))).toBe("range=last_7_days&tag=VIP&collection=friction");
    expect(String(withCollection(withCollection(now, "starred"), null))).toBe("tag=VIP");
    expect(collectionArgs(new URLSearchParams("collection=expiring"))).toEqual({
      ...{ builtIn: "EXPIRING", collection: null },
    });
    expect(collectionArgs(new URLSearchParams("collection=list-1"))).toEqual({ builtIn: null, collection: "list-1" });
  });

  it("keep project and range when a saved search replaces filters, order and switches", () => {
    const now = new URLSearchParams("project=1&range=today&f=country:is:DE&unviewed=1&after=x");
    const saved = searchOf(new URLSearchParams("project=9&range=today&f=a:is:b&f=|c:is:d&seq=rage%3A&after=y"));
    expect([...withSearch(now, saved)]).toEqual([
      ["project", "1"],
      ["range", "today"],
      ["f", "a:is:b"],
      ["f", "|c:is:d"],
      ["seq", "rage:"],
    ]);
  });
});

describe("collections of recordings", () => {
  it("are chosen from a menu, with saved searches", async () => {
    const { user, listed, router } = await open("?unviewed=1");
    await user.click(await menu("All recordings"));
    await user.click(
      await screen
        .findByRole("menuitemradio", { name: /With comments/ })
        .catch(() => screen.findByRole("menuitem", { name: /With comments/ })),
    );
    await waitFor(() => expect(listed()).toMatchObject({ builtIn: "COMMENTED", collection: null }));
    await user.click(await menu("With comments"));
    await user.click(await screen.findByText("Bugs"));
    await waitFor(() => expect(listed()).toMatchObject({ builtIn: null, collection: "list-1" }));
    await user.click(await menu("Bugs"));
    await user.click(await screen.findByText("Phones"));
    await waitFor(() => expect(listed()).toMatchObject({ collection: null, sort: "LONGEST", unviewed: false }));
    expect(new URLSearchParams(router.state.location.search).getAll("f")).toEqual(["device:is:mobile"]);
    expect(await menu("Phones")).toBeTruthy();
  });

  it("are created from a search and from selected recordings", async () => {
    const { user, sentAs } = await open("?sort=RELEVANCE&tag=VIP");
    await user.click(await menu("All recordings"));
    await user.click(await screen.findByText("Save this search…"));
    const save = await screen.findByRole("dialog", { name: "Save this search" });
    await user.click(within(save).getByRole("button", { name: "Save search" }));
    expect(await within(save).findByText("Please enter a name")).toBeTruthy();
    await user.type(within(save).getByRole("textbox", { name: "Name" }), "Best");
    await user.click(within(save).getByRole("button", { name: "Save search" }));
    await waitFor(() =>
      expect(sentAs("useCollectionsCreateMutation")).toEqual([
        { input: { project: "project-1", name: "Best", search: "sort=RELEVANCE&tag=VIP" } },
      ]),
    );
  });

  it("take in selected recordings, and give up those that one removes", async () => {
    const { user, sentAs } = await open("?collection=list-1");
    await user.click(await screen.findByRole("checkbox", { name: "Select Anna Ahrens" }));
    await user.click(screen.getByRole("button", { name: "Add to collection" }));
    await user.click(await screen.findByRole("menuitem", { name: "New collection…" }));
    const dialog = await screen.findByRole("dialog", { name: "New collection" });
    await user.type(within(dialog).getByRole("textbox", { name: "Name" }), "Later");
    await user.click(within(dialog).getByRole("button", { name: "Create collection" }));
    await waitFor(() =>
      expect(sentAs("useCollectionsCreateMutation")).toEqual([
        { input: { project: "project-1", name: "Later", recordings: ["recording-1"] } },
      ]),
    );
    await user.click(await screen.findByRole("button", { name: "Remove from collection" }));
    await waitFor(() =>
      expect(sentAs("useCollectionsUpdateMutation")).toEqual([
        { input: { id: "list-1", removeRecordings: ["recording-1"] } },
      ]),
    );
  });

  it("are renamed and deleted", async () => {
    const { user, sentAs } = await open();
    await user.click(await menu("All recordings"));
    await user.click(await screen.findByText("Manage collections…"));
    await user.click(await screen.findByRole("button", { name: "Rename Bugs" }));
    const rename = await screen.findByRole("dialog", { name: "Rename collection" });
    await user.type(within(rename).getByRole("textbox", { name: "Name" }), "!");
    await user.click(within(rename).getByRole("button", { name: "Rename" }));
    await waitFor(() =>
      expect(sentAs("useCollectionsUpdateMutation")).toEqual([{ input: { id: "list-1", name: "Bugs!" } }]),
    );
    await user.click(await screen.findByRole("button", { name: "Delete Phones" }));
    await user.click(await screen.findByRole("button", { name: "Delete collection" }));
    await waitFor(() => expect(sentAs("useCollectionsDeleteMutation")).toEqual([{ input: { id: "search-1" } }]));
    // the list is requested again: what is deleted must not break it until then
    expect(await screen.findByRole("button", { name: "Rename Bugs" })).toBeTruthy();
  });

  it("can't be changed by viewers", async () => {
    const { user } = await open("?sort=LONGEST", "VIEWER");
    await user.click(await menu("All recordings"));
    expect(await screen.findByText("Bugs")).toBeTruthy();
    expect(screen.queryByText("Save this search…")).toBeNull();
    expect(screen.queryByText("Manage collections…")).toBeNull();
  });
});

describe("recordings list", () => {
  it("names what was recorded this month, and how much of the plan is used", async () => {
    await open("", "OWNER");
    expect(screen.getByText(/41 sessions recorded this month · 100 of 1,000 sessions of the plan used/)).toBeTruthy();
  });

  it("previews the pages and marks of a recording whose link has the focus", async () => {
    const previewed = {
      ...types("USER"),
      Recording: () => ({
        ...{
          id: "recording-1",
          key: "k1",
          tags: [],
          durationMs: 60_000,
          activity: Array.from({ length: 20 }, () => 1),
        },
        streams: [{ streamId: "s1", url: "https://shop.test/cart?step=2", fromMs: 4000 }],
        marks: [
          { kind: "CLICK", atMs: 1, name: "Other" },
          { kind: "RAGE", atMs: 9000, name: "Buy" },
        ],
      }),
    };
    renderRoute("/recordings", { types: previewed });
    const link = await screen.findByRole("link", { name: "Anna Ahrens" });
    const user = userEvent.setup();
    while (document.activeElement !== link) await user.tab();
    const tip = await screen.findByRole("tooltip");
    expect(await within(tip).findByText("Rage click Buy")).toBeTruthy();
    expect(within(tip).getByText("/cart?step=2")).toBeTruthy();
    expect(within(tip).queryByText(/Other/)).toBeNull();
  });

  it("finds sequences that reach a goal or do not reach it", async () => {
    const { user, listed } = await open();
    await user.click(screen.getByRole("button", { name: "Sequence" }));
    const form = await screen.findByRole("form", { name: "Sequence of events" });
    await user.click(within(form).getByRole("button", { name: "Add step" }));
    const second = within(form).getByRole("group", { name: "Step 2" });
    await user.click(within(second).getByRole("button", { name: /Event/ }));
    await user.click(await screen.findByRole("option", { name: "Goal" }));
    await user.click(within(second).getByRole("button", { name: /^Any Goal|Goal.*Any/ }));
    await user.click(await screen.findByRole("option", { name: "Sign-up" }));
    await user.click(within(second).getByRole("checkbox", { name: "did not happen" }));
    await user.click(within(form).getByRole("button", { name: "Apply" }));
    await waitFor(() =>
      expect(listed()).toMatchObject({
        sequence: [
          { kind: "PAGE", value: "", isAbsent: false },
          { kind: "GOAL", value: "signup", isAbsent: true },
        ],
      }),
    );
    await user.click(await screen.findByRole("button", { name: "Page view, without Goal Sign-up" }));
    const again = await screen.findByRole("form", { name: "Sequence of events" });
    await user.click(within(again).getByRole("button", { name: "Remove step 1" }));
    expect(within(again).getByText("At least one step must happen.")).toBeTruthy();
  });

  it("says that recording is switched off for the project, and where to switch it on", async () => {
    const off = { ...types("USER"), Project: () => ({ ...projectOf(1), features: ["ANALYTICS"] }) };
    renderRoute("/recordings", { types: off });
    expect(await screen.findByText(/Recordings are switched off for this project/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Project settings" }).getAttribute("href")).toContain("/website");
  });
});
