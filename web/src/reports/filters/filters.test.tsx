// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { filterCriteria, type GraphCriteria } from "@sightline/schema/rest/filterLanguage";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";
import { criteriaKind } from "./criteriaKinds.ts";

beforeEach(() => localStorage.clear());

const segment = (name: string) => ({
  __typename: "Segment",
  id: name,
  name,
  groups: [{ conditions: [{ criteria: "DEVICE", key: null, operator: "IS", value: "mobile" }] }],
});

const pageInfo = { hasNextPage: false, endCursor: "a" };

function open(path: string, canWrite = true) {
  const project = {
    id: "project-1",
    goals: { list: null },
    events: { recent: null },
    segments: { list: { edges: [{ cursor: "a", node: segment("Phones") }], pageInfo } },
  };
  return renderRoute(path, {
    types: { ...member({ role: "OWNER" }) },
    answers: {
      FilterPanelQuery: () => ({ data: { viewer: { viewerCanWrite: canWrite, project } } }),
      SegmentChipsQuery: () => ({ data: { viewer: { viewerCanWrite: canWrite, project } } }),
      useUpdateSegmentMutation: ({ input }) => {
        const { name, conditions } = input as { name: string; conditions: object[][] };
        const groups = conditions.map((group) => ({ conditions: group.map((one) => ({ key: null, ...one })) }));
        return { data: { updateSegment: { segment: { ...segment("Phones"), name, groups }, problem: null } } };
      },
      useFilterValuesQuery: ({ criteria, key }) => {
        const seen: Record<string, string> = {
          "COUNTRY null": "DE",
          "QUERYPARAM null": "color",
          "QUERYPARAM color": "red",
        };
        const value = seen[`${String(criteria)} ${String(key)}`];
        return {
          data: {
            viewer: {
              project: { id: "project-1", segments: { filterValues: value ? [{ value, visitors: 1200 }] : [] } },
            },
          },
        };
      },
    },
  });
}
const labelOf = (id: string) => criteriaKind(id as GraphCriteria).label;
const panel = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole("button", { name: "Filter" }));
  return screen.findByRole("dialog", { name: "Filters" });
};

describe("filters of a report", () => {
  it("are built from existing values, and shown in the URL and above the panels", async () => {
    open("/");
    const user = userEvent.setup();
    const dialog = await panel(user);
    await user.click(await within(dialog).findByRole("button", { name: "Add filter" }));
    expect(await within(dialog).findByText("Enter a value")).toBeTruthy();
    await user.click(within(dialog).getByRole("button", { name: /Property/ }));
    await user.click(await screen.findByRole("option", { name: "Country" }));
    await user.type(within(dialog).getByRole("combobox", { name: "Value" }), "germ");
    await user.click(await screen.findByRole("option", { name: /Germany/ }));
    await user.click(within(dialog).getByRole("button", { name: "Add filter" }));
    await waitFor(() => expect(location.search).toBe("?f=country%3Ais%3ADE"));
    expect(await screen.findByText("Country is Germany")).toBeTruthy();
  });

  it("are found by keyboard among all properties, in groups", async () => {
    open("/");
    const user = userEvent.setup();
    const dialog = await panel(user);
    within(dialog)
      .getByRole("button", { name: /Property/ })
      .focus();
    await user.keyboard("{Enter}");
    const search = await screen.findByRole("combobox", { name: "Search properties" });
    expect(document.activeElement).toBe(search);
    const listed = () => screen.getAllByRole("option").map(({ textContent }) => textContent);
    expect(screen.getAllByRole("group").map((group) => group.textContent?.slice(0, 6))).toContain("Device");
    expect(listed().toSorted()).toEqual(Object.keys(filterCriteria).map(labelOf).toSorted());
    await user.keyboard("device ");
    expect(listed()).toEqual(["Device", "Browser", "Operating system"]);
    await user.keyboard("sys");
    expect(listed()).toEqual(["Operating system"]);
    await user.keyboard("{ArrowDown}{Enter}");
    expect(await within(dialog).findByRole("button", { name: /Operating system.*Property/ })).toBeTruthy();
    await user.click(within(dialog).getByRole("button", { name: /Property/ }));
    await user.keyboard("nonsense");
    expect(await screen.findByText("No results")).toBeTruthy();
  });

  it("show their key when a criterion has several", async () => {
    open("/");
    const user = userEvent.setup();
    const dialog = await panel(user);
    await user.click(within(dialog).getByRole("button", { name: /Property/ }));
    await user.click(await screen.findByRole("option", { name: "Query parameter" }));
    await user.click(within(dialog).getByRole("button", { name: "Add filter" }));
    expect(await within(dialog).findByText("Enter a name")).toBeTruthy();
    const key = within(dialog).getByRole("combobox", { name: "Query parameter name" });
    await user.type(key, "my color");
    expect(await within(dialog).findByText("Letters, digits, _ . - [ and ] only")).toBeTruthy();
    await user.clear(key);
    await user.click(await screen.findByRole("option", { name: /color/ }));
    await user.click(within(dialog).getByRole("combobox", { name: "Value" }));
    await user.click(await screen.findByRole("option", { name: /red/ }));
    await user.click(within(dialog).getByRole("button", { name: "Add filter" }));
    await waitFor(() => expect(location.search).toBe("?f=queryparam.color%3Ais%3Ared"));
    expect(await screen.findByText("Query parameter color is red")).toBeTruthy();
  });

  it("are saved as a segment, and a saved segment is applied", async () => {
    const { sentAs } = open("/?f=country:is:DE&f=|country:is:FR");
    const user = userEvent.setup();
    expect(await screen.findByText("Country is Germany or Country is France")).toBeTruthy();
    const dialog = await panel(user);
    await user.click(await within(dialog).findByRole("button", { name: "Save these filters as a segment" }));
    await user.type(within(dialog).getByLabelText("Name"), "Neighbours");
    await user.click(within(dialog).getByRole("button", { name: "Save segment" }));
    await waitFor(() =>
      expect(sentAs("useSaveSegmentMutation")).toMatchObject([
        {
          input: {
            project: "project-1",
            name: "Neighbours",
            conditions: [
              [
                { criteria: "COUNTRY", operator: "IS", value: "DE" },
                { criteria: "COUNTRY", operator: "IS", value: "FR" },
              ],
            ],
          },
        },
      ]),
    );
    await user.click(within(dialog).getByRole("button", { name: "Apply Phones" }));
    await waitFor(() => expect(location.search).toBe("?f=device%3Ais%3Amobile"));
  });

  it("show an applied segment by its name, which is removed as a whole", async () => {
    open("/?f=country:is:DE&f=device:is:mobile");
    const user = userEvent.setup();
    const chips = await screen.findByRole("list", { name: "Filters" });
    expect((await within(chips).findByText("Phones")).title).toBe("Device is Mobile");
    expect(within(chips).getByText("Country is Germany")).toBeTruthy();
    expect(within(chips).queryByText("Device is Mobile")).toBeNull();
    await user.click(within(chips).getByRole("button", { name: "Remove segment Phones" }));
    await waitFor(() => expect(location.search).toBe("?f=country%3Ais%3ADE"));
  });

  it("rename an applied segment and change its filters where they are shown", async () => {
    const { sentAs } = open("/?f=country:is:DE&f=device:is:mobile");
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Edit segment Phones" }));
    const form = within(await screen.findByRole("form", { name: "Edit segment Phones" }));
    await user.click(form.getByRole("button", { name: "Remove filter: Device is Mobile" }));
    await user.clear(form.getByLabelText("Name"));
    await user.type(form.getByLabelText("Name"), "Handhelds");
    await user.click(form.getByRole("button", { name: "Save segment" }));
    expect(await form.findByText("Add at least one filter")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Add filter to segment" }));
    const added = within(await screen.findByRole("form", { name: "New filter" }));
    await user.type(added.getByRole("combobox", { name: "Value" }), "/app");
    await user.tab();
    await user.click(added.getByRole("button", { name: "Add filter" }));
    await user.click(form.getByRole("button", { name: "Save segment" }));
    await waitFor(() =>
      expect(sentAs("useUpdateSegmentMutation")).toMatchObject([
        { input: { id: "Phones", name: "Handhelds", conditions: [[{ criteria: "PAGE", value: "/app" }]] } },
      ]),
    );
    await waitFor(() => expect(location.search).toBe("?f=country%3Ais%3ADE&f=page%3Ais%3A%2Fapp"));
    expect((await screen.findByText("Handhelds")).title).toBe("Page is /app");
  });

  it("rename a segment in the list of saved ones, without applying it", async () => {
    const { sentAs } = open("/");
    const user = userEvent.setup();
    const dialog = await panel(user);
    await user.click(await within(dialog).findByRole("button", { name: "Edit segment Phones" }));
    await user.type(await within(dialog).findByLabelText("Name"), " 2");
    await user.click(within(dialog).getByRole("button", { name: "Save segment" }));
    expect(await within(dialog).findByText("Phones 2")).toBeTruthy();
    expect(sentAs("useUpdateSegmentMutation")).toMatchObject([{ input: { id: "Phones", name: "Phones 2" } }]);
    expect(location.search).toBe("");
  });

  it("leave a segment unchanged on Cancel, and offer to save it only once a new filter is added", async () => {
    const { sentAs } = open("/");
    const user = userEvent.setup();
    const dialog = await panel(user);
    await user.click(await within(dialog).findByRole("button", { name: "Edit segment Phones" }));
    const button = (name: string) => within(dialog).queryByRole("button", { name });
    const press = async (name: string) => user.click(await within(dialog).findByRole("button", { name }));
    await press("Add filter to segment");
    expect(button("Save segment")).toBeNull();
    await press("Cancel");
    expect(button("Save segment")).not.toBeNull();
    await press("Cancel");
    expect(await within(dialog).findByRole("button", { name: "Edit segment Phones" })).toBeTruthy();
    expect(sentAs("useUpdateSegmentMutation")).toEqual([]);
  });

  it("offer no change of an applied segment without permission to save", async () => {
    open("/?f=device:is:mobile", false);
    expect(await screen.findByRole("button", { name: "Remove segment Phones" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Edit segment Phones" })).toBeNull();
  });

  it("are read-only without permission to save", async () => {
    open("/?f=country:is:DE", false);
    const dialog = await panel(userEvent.setup());
    await within(dialog).findByText("Phones");
    expect(within(dialog).queryByRole("button", { name: /Delete|Save|Edit segment/ })).toBeNull();
  });

  it("accept a range between two numbers", async () => {
    open("/");
    const user = userEvent.setup();
    const dialog = await panel(user);
    await user.click(within(dialog).getByRole("button", { name: /Property/ }));
    await user.click(await screen.findByRole("option", { name: "Engaged time on page" }));
    await user.click(within(dialog).getByRole("button", { name: /Operator/ }));
    await user.click(await screen.findByRole("option", { name: "is between" }));
    await user.type(within(dialog).getByRole("combobox", { name: "At least" }), "90");
    // an open list hides everything else from assistive technology; the next field closes it
    await user.tab();
    await user.keyboard("30");
    await user.tab();
    await user.click(within(dialog).getByRole("button", { name: "Add filter" }));
    expect(await within(dialog).findByText("Enter two whole numbers, the smaller one first")).toBeTruthy();
    await user.type(within(dialog).getByRole("combobox", { name: "At most" }), "0");
    await user.tab();
    await user.click(within(dialog).getByRole("button", { name: "Add filter" }));
    await waitFor(() => expect(location.search).toBe("?f=page_time%3Abetween%3A90%2C300"));
    expect(await screen.findByText(/^Engaged time on page is between 1m? ?.* and 5/)).toBeTruthy();
  });
});
