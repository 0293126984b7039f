// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import type { Condition } from "../url/reportState.ts";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";
import { formatGroup } from "./criteriaKinds.ts";
import { lacksOf } from "./draft.ts";

beforeEach(() => localStorage.clear());

const segment = (name: string) => ({
  id: name,
  name,
  groups: [{ conditions: [{ criteria: "DEVICE", key: null, operator: "IS", value: "mobile" }] }],
});

function open(path: string, canWrite = true) {
  return renderRoute(path, {
    types: { ...member({ role: "OWNER" }) },
    answers: {
      FilterPanelQuery: () => ({
        data: {
          viewer: {
            viewerCanWrite: canWrite,
            project: {
              id: "p",
              goals: { list: null },
              events: { recent: null },
              segments: {
                list: {
                  edges: [{ cursor: "a", node: { ...segment("Phones"), __typename: "Segment" } }],
                  pageInfo: { hasNextPage: false, endCursor: "a" },
                },
              },
            },
          },
        },
      }),
      useFilterValuesQuery: ({ criteria, key }) => {
        const seen: Record<string, string> = {
          "COUNTRY null": "DE",
          "QUERYPARAM null": "color",
          "QUERYPARAM color": "red",
        };
        const value = seen[`${String(criteria)} ${String(key)}`];
        return {
          data: {
            viewer: { project: { id: "p", segments: { filterValues: value ? [{ value, visitors: 1200 }] : [] } } },
          },
        };
      },
    },
  });
}
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
            project: "p",
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

  it("are read-only without permission to save", async () => {
    open("/?f=country:is:DE", false);
    const dialog = await panel(userEvent.setup());
    await within(dialog).findByText("Phones");
    expect(within(dialog).queryByRole("button", { name: /Delete|Save/ })).toBeNull();
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

  it("are refused when nothing can be filtered", () => {
    expect(lacksOf({ criteria: "VISITOR_ID", operator: "IS", value: "17" })?.value).toMatch(/ID/);
    const value = "0198c7a2-4f1e-7b3a-9d55-1f2e3d4c5b6a";
    expect(lacksOf({ criteria: "VISITOR_ID", operator: "IS", value })).toBeUndefined();
    expect(lacksOf({ criteria: "ATTRIBUTE", key: "a plan: 50%", operator: "EXISTS", value: "" })).toBeUndefined();
    expect(lacksOf({ criteria: "ATTRIBUTE", key: "", operator: "EXISTS", value: "" })?.key).toMatch(/name/);
  });

  it("are said in words", () => {
    expect(formatGroup([{ criteria: "DAYOFWEEK", operator: "IS_NOT", value: "7" }])).toBe("Weekday is not Sunday");
    expect(formatGroup([{ criteria: "UTM_TERM", operator: "EXISTS", value: "" }])).toBe("UTM term is known");
    const plan: Condition = { criteria: "ATTRIBUTE", key: "plan", operator: "IS", value: "pro" };
    expect(formatGroup([plan])).toBe("Attribute plan is pro");
  });
});
