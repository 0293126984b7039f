// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());
const noDashboard = { DashboardScreenQuery: () => new Promise<never>(() => {}) };

describe("projects and their domains", () => {
  it.each(["USER", "VIEWER"] as const)("redirect a %s to the dashboard", async (role) => {
    for (const path of ["/website", "/website/settings"]) {
      const { router, unmount } = renderRoute(path, { types: member({ role }), answers: noDashboard });
      await waitFor(() => expect(router.state.location.pathname).toBe("/"));
      unmount();
    }
  });

  it("are paused with one click, and deleted only after their name is typed", async () => {
    const { sentAs } = renderRoute("/website", {
      types: member({ role: "ADMIN" }),
      answers: {
        DeleteWebsiteDialogMutation: () => ({
          data: { deleteProject: { deletedId: null, problem: { message: "Type the name of the project" } } },
        }),
      },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Pause Second project" }));
    expect(sentAs("useUpdateProjectMutation")).toEqual([{ input: { id: "project-2", isActive: false } }]);
    await user.click(screen.getByRole("button", { name: "Delete Second project" }));
    const dialog = await screen.findByRole("dialog", { name: "Delete Second project?" });
    await user.type(within(dialog).getByLabelText(/Type Second project/), "second");
    await user.click(within(dialog).getByRole("button", { name: "Delete permanently" }));
    expect(await within(dialog).findByText("Type the name of the project")).toBeTruthy();
    expect(sentAs("DeleteWebsiteDialogMutation")).toMatchObject([{ input: { id: "project-2", name: "second" } }]);
  });

  it("are listed completely, a hundred at a time", async () => {
    const of = (hasNextPage: boolean) => ({
      ...member({ role: "OWNER" }),
      PageInfo: () => ({ hasNextPage, endCursor: "after-100", hasPreviousPage: false, startCursor: null }),
    });
    const types = of(true);
    const { sentAs } = renderRoute("/website", { types });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Show more" }));
    Object.assign(types, of(false));
    await waitFor(() => expect(sentAs("WebsiteListRefetchQuery")).toEqual([{ count: 100, cursor: "after-100" }]));
  });

  it("show the plan's quota when one more would exceed it", async () => {
    const problem = { message: "Your plan includes 1 project", field: null };
    renderRoute("/website", {
      types: member({ role: "OWNER" }),
      answers: { useNewWebsiteMutation: () => ({ data: { createProject: { edge: null, problem } } }) },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Add project" }));
    const dialog = await screen.findByRole("dialog", { name: "Add project" });
    await user.click(within(dialog).getByRole("button", { name: "Add" }));
    expect(within(dialog).getByText("Please enter the name of the project")).toBeTruthy();
    await user.type(within(dialog).getByLabelText("Name"), "Docs");
    await user.click(within(dialog).getByRole("button", { name: "Add" }));
    expect(await within(dialog).findByText("Your plan includes 1 project")).toBeTruthy();
  });

  it("are set up with time zone, domains and features", async () => {
    const types = {
      ...member({ role: "OWNER" }),
      ProjectSetting: () => ({ pageParameters: [] }),
      RecordingSetting: () => ({ maskSelectors: [], blockSelectors: [] }),
    };
    const { sentAs } = renderRoute("/website/settings?project=1", { types });
    const user = userEvent.setup();
    const form = await screen.findByRole("form", { name: "General" });
    await user.click(within(form).getByRole("switch", { name: "Recordings" }));
    await user.type(within(form).getByLabelText("Websites"), ", B.test");
    await user.click(within(form).getByRole("button", { name: "Save" }));
    expect(sentAs("useUpdateProjectMutation")).toMatchObject([
      {
        input: {
          timezone: "Europe/Berlin",
          allowedWebsites: ["shop.test", "b.test"],
          features: ["ANALYTICS", "FUNNEL"],
        },
      },
    ]);
  });

  it("are recorded by their sample, masked and hidden elements, which are checked before they are saved", async () => {
    const recording = {
      ...{ isOn: true, sample: 100, minSeconds: 3, masksTexts: false, keepsImages: false },
      ...{ maskSelectors: [".name"], blockSelectors: [] },
    };
    const types = {
      ...member({ role: "OWNER" }),
      ProjectSetting: () => ({ pageParameters: [] }),
      RecordingSetting: () => recording,
    };
    const { sentAs } = renderRoute("/website/settings?project=1", { types });
    const user = userEvent.setup();
    const form = await screen.findByRole("form", { name: "Recordings" });
    const sample = within(form).getByLabelText("Sessions to record (%)");
    const hidden = within(form).getByLabelText("Hide these elements");
    await user.clear(sample);
    await user.type(sample, "101");
    await user.type(hidden, "#chat >{enter}");
    await user.click(within(form).getByRole("button", { name: "Save" }));
    expect(within(form).getByText("Enter a number from 0 to 100")).toBeTruthy();
    expect(within(form).getByText("Enter CSS selectors, such as .name or #account")).toBeTruthy();
    await user.clear(sample);
    await user.type(sample, "12.5");
    await user.clear(hidden);
    await user.type(hidden, "#chat{enter} .map ");
    await user.click(within(form).getByRole("checkbox", { name: /Mask all text/ }));
    await user.click(within(form).getByRole("button", { name: "Save" }));
    expect(sentAs("useUpdateProjectMutation")).toMatchObject([
      {
        input: {
          setting: {
            recording: { ...recording, sample: 12.5, masksTexts: true, blockSelectors: ["#chat", ".map"] },
          },
        },
      },
    ]);
  });
});
