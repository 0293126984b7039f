// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { member } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());
const owner = member({ role: "OWNER" });
const open = async (types: object) => {
  const view = renderRoute("/sites", { types: { ...owner, ...types } });
  await screen.findByRole("navigation", { name: "Screens" });
  return view;
};
const installText = "Action required: Please install the pixel on your site to start A/B testing!";

const withoutData = {
  Installation: () => ({ showBanner: true, installedAt: null }),
  TrafficCheck: () => ({ pageviewTotal: 0, lastEventAt: null }),
};

describe("banners of a project", () => {
  it("show nothing while the tracker reports and the quota is not used up", async () => {
    await open({});
    expect(screen.queryByText(installText)).toBeNull();
    expect(screen.queryByText("No data")).toBeNull();
  });

  it("show the missing tracker until it reports, without a write request", async () => {
    const { publish, sentAs } = await open(withoutData);
    expect(screen.getByText(installText)).toBeTruthy();
    await waitFor(() => expect(sentAs("InstallBannerSubscription")).toHaveLength(1));
    act(() => publish("InstallBannerSubscription", { installation: { showBanner: true, installedAt: null } }));
    for (let times = 0; times < 2; times++) {
      act(() =>
        publish("InstallBannerSubscription", {
          installation: { showBanner: false, installedAt: "2026-11-21T00:00:00Z" },
        }),
      );
    }
    await waitFor(() => expect(screen.queryByText(installText)).toBeNull());
    expect(sentAs("useRecordActionMutation")).toEqual([]);
  });

  it("name the missing tracker and the missing data in one notice, which leads to the installation", async () => {
    await open(withoutData);
    const notice = screen.getByText(installText).closest<HTMLElement>("[role=status]");
    expect(notice?.textContent).toContain("No data");
    expect(notice?.textContent).toContain("Install tracking code to start capturing data...");
    const link = screen.getByRole("link", { name: "Install tracking code" });
    expect(link.getAttribute("href")).toBe("/get-started?project=1");
  });

  it("show no notice about the installation on its own screens", async () => {
    renderRoute("/welcome", { types: { ...owner, ...withoutData } });
    await screen.findByRole("navigation", { name: "Screens" });
    expect(screen.queryByText(installText)).toBeNull();
  });

  it("refetch the frame when the first event arrives, without which the notice of missing data would stay", async () => {
    const { publish, sentAs } = await open(withoutData);
    await waitFor(() => expect(sentAs("useFirstVisitSubscription")).toHaveLength(1));
    act(() => publish("useFirstVisitSubscription", { realtime: { lastEventAt: null } }));
    expect(sentAs("AuthShellQuery")).toHaveLength(1);
    act(() => publish("useFirstVisitSubscription", { realtime: { lastEventAt: "2026-11-21T12:00:00Z" } }));
    await waitFor(() => expect(sentAs("AuthShellQuery")).toHaveLength(2));
  });

  it("show a used-up plan that can't be dismissed", async () => {
    const message =
      "Your account has used up all monthly sessions on 2026-11-20. Upgrade your plan to view more sessions";
    await open({ Usage: () => ({ sessions: 1001, pageviews: 1, alert: { kind: "FULL", message } }) });
    expect(screen.getByRole("alert").textContent).toContain(message);
    expect(screen.queryByRole("button", { name: "Dismiss" })).toBeNull();
  });

  it("show an estimate that disappears immediately when dismissed", async () => {
    const alert = { kind: "ESTIMATE", message: "You will run out of sessions" };
    const { sentAs } = await open({ Usage: () => ({ sessions: 900, pageviews: 1, alert }) });
    await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(screen.queryByText(alert.message)).toBeNull();
    expect(sentAs("useRecordActionMutation")).toEqual([{ input: { module: "billing", action: "hide_upgrade_alert" } }]);
  });
});
