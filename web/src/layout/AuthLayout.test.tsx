// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { renderRoute } from "#web/testing/renderRoute.tsx";
import { keepPageChoice } from "#web/theme/pageChoice.ts";
import { member, projectOf } from "#web/testing/member.ts";
import { activeProject } from "#web/relay/project/activeProject.ts";
import { onStartOver, type Beginning } from "./session/startOver.ts";

let begun: Beginning[] = [];
beforeEach(() => {
  localStorage.clear();
  keepPageChoice("sidebar", undefined);
  begun = [];
  onStartOver((beginning) => begun.push(beginning));
});

describe("layout of the signed-in screens", () => {
  it("redirects a signed-out visitor to the sign-in page, with the return path", async () => {
    renderRoute("/sites?q=shop", { types: { ...member({ role: "OWNER" }), Viewer: () => ({ kind: "NOBODY" }) } });
    await waitFor(() => expect(begun[0]).toEqual({ path: "/login?redirect=%2Fsites%3Fq%3Dshop" }));
  });

  it("shows only menu items whose screens exist and whose features the project has enabled", async () => {
    renderRoute("/sites", { types: member({ role: "OWNER" }) });
    const lines = await screen.findByRole("navigation", { name: "Screens" });
    expect(
      within(lines)
        .getAllByRole("link")
        .map((link) => link.getAttribute("aria-label") ?? link.textContent),
    ).toEqual([
      ...["Dashboard", "Realtime", "Map", "Retention", "Recordings", "Traffic", "Funnels"],
      // below the specified items
      ...["Visitors", "Acquisition", "Daily traffic", "Hourly traffic", "Monthly chart"],
      ...["Behavior flow", "Engagement", "Timeline", "Reports", "Performance", "Feedback comments"],
      ...["Projects", "Settings"],
    ]);
  });

  it("hides the plan's usage from a Viewer", async () => {
    keepPageChoice("sidebar", "open");
    const { unmount } = renderRoute("/sites", { types: member({ role: "OWNER" }) });
    const box = within(await screen.findByRole("region", { name: "Plan usage" }));
    expect(box.getByText("100 of 1000").title).toBe("100 of 1,000");
    // a limit of A/B tests, which have no screen yet
    expect(box.queryByText("Tested users")).toBeNull();
    unmount();
    renderRoute("/visitor/realtime", { types: member({ role: "VIEWER" }) });
    await screen.findByRole("navigation", { name: "Screens" });
    expect(screen.queryByRole("region", { name: "Plan usage" })).toBeNull();
  });

  it("remembers that the sidebar was opened in a narrow window", async () => {
    const { unmount } = renderRoute("/sites", { types: member({ role: "OWNER" }) });
    await userEvent.click(await screen.findByRole("button", { name: "Expand sidebar" }));
    unmount();
    renderRoute("/sites", { types: member({ role: "OWNER" }) });
    expect(await screen.findByRole("button", { name: "Minimize sidebar" })).toBeTruthy();
  });

  it("switches the project on the same screen, and updates the URL, the memory and the audit log", async () => {
    let projectOfAudit: string | undefined;
    const { router, sentAs } = renderRoute("/sites?q=a&f=page:is:/old", {
      types: member({ role: "ADMIN" }),
      answers: {
        useRecordActionMutation() {
          projectOfAudit = activeProject();
          return undefined;
        },
      },
    });
    await screen.findByRole("navigation", { name: "Screens" });
    expect(activeProject()).toBe("1");
    await userEvent.click(await screen.findByRole("button", { name: /A very long nam\.\.\./ }));
    await userEvent.type(await screen.findByRole("searchbox", { name: "Search projects" }), "second");
    await userEvent.click(await screen.findByRole("option", { name: /Second/ }));
    await waitFor(() => expect(router.state.location.search).toBe("?q=a&project=2"));
    expect(router.state.location.pathname).toBe("/sites");
    expect(localStorage.getItem("app.project")).toBe("2");
    expect(sentAs("useRecordActionMutation")).toEqual([
      { input: { module: "project", action: "switch_project", actionId: "2", project: projectOf(2).id } },
    ]);
    expect(projectOfAudit).toBe("2");
    await waitFor(() => expect(sentAs("AuthShellQuery").at(-1)).toEqual({ project: "2" }));
    await router.navigate("/sites?project=1");
    expect(activeProject()).toBe("1");
  });

  it("loads the layout query once, however the URL changes", async () => {
    const { router, sentAs } = renderRoute("/visitor/realtime", { types: member({ role: "OWNER" }) });
    await screen.findByRole("navigation", { name: "Screens" });
    await router.navigate("/sites?q=1&project=1");
    await router.navigate("/sites?q=2&project=1");
    expect(sentAs("AuthShellQuery")).toHaveLength(1);
  });

  it("hides the date range of a suspended account", async () => {
    // the screen itself is not under test
    const answers = { DashboardScreenQuery: () => new Promise<never>(() => {}) };
    const { unmount } = renderRoute("/dashboard", { answers, types: member({ role: "OWNER" }) });
    expect(await screen.findByRole("button", { name: "Previous period" })).toBeTruthy();
    unmount();
    renderRoute("/dashboard", { answers, types: member({ role: "OWNER", isSuspended: true }) });
    await screen.findByRole("navigation", { name: "Screens" });
    expect(screen.queryByRole("button", { name: "Previous period" })).toBeNull();
  });

  it("shows the number of visitors online, idle ones included, and links to the screen with the same number", async () => {
    const { publish } = renderRoute("/sites", { types: member({ role: "OWNER" }) });
    await screen.findByRole("navigation", { name: "Screens" });
    await waitFor(() => {
      publish("OnlineNowSubscription", { realtime: { active: 5, idle: 2 } });
      expect(screen.getByRole("link", { name: /7 online now/ }).getAttribute("href")).toBe(
        "/visitor/realtime?project=1",
      );
    });
  });
});
