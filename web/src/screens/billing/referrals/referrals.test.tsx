// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { member, type MemberOptions } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());
const noDashboard = { DashboardScreenQuery: () => new Promise<never>(() => {}) };
const linkUrl = "https://app.test/join-analytics/acme-x7k2";

const referralTypes = (options: MemberOptions, given: { earned?: number; earnedSessions?: number } = {}) => ({
  ...member(options),
  Affiliate: () => ({
    linkUrl,
    clicks: 1234,
    signUps: 3,
    paying: 2,
    offer: 100,
    earned: given.earned ?? 200,
    paidOut: 100,
  }),
  ReferAndEarn: () => ({
    linkUrl,
    clicks: 12,
    signUps: 3,
    verified: 2,
    earnedSessions: given.earnedSessions ?? 1000,
    mostSessions: 10_000,
    sessionsEach: 500,
    offer: 100,
  }),
});
const figure = (label: string) => within(screen.getByRole("group", { name: label })).getByTitle(/./).textContent;

describe("Refer & Earn", () => {
  it("shows the link, the referred companies and the rewards", async () => {
    renderRoute("/affiliate-program", { types: referralTypes({ role: "OWNER" }) });
    expect(await screen.findByRole("heading", { name: "Refer & Earn", level: 1 })).toBeTruthy();
    const link = await screen.findByRole<HTMLInputElement>("textbox", { name: "Referral link" });
    expect(link.value).toBe(linkUrl);
    expect(["Clicks", "Sign-ups", "Paying"].map(figure)).toEqual(["1.2K", "3", "2"]);
    expect(["Earned", "Paid out", "Available to claim"].map(figure)).toEqual(["$200", "$100", "$100"]);
    expect(screen.getByText("Contact support to have $100 paid out.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Send by email" }).getAttribute("href")).toContain(
      encodeURIComponent(linkUrl),
    );
    const menu = await screen.findByRole("navigation", { name: "Settings" });
    expect(within(menu).getByRole("link", { name: "Refer & Earn" }).getAttribute("aria-current")).toBe("page");
  });

  it("shows the next step when there is nothing to claim", async () => {
    renderRoute("/affiliate-program", { types: referralTypes({ role: "ADMIN" }, { earned: 100 }) });
    expect(await screen.findByText(/The next paying company earns you \$100/)).toBeTruthy();
  });

  it("shows the rest of the page when its numbers fail to load", async () => {
    const failed = { message: "The API host does not answer", extensions: { code: "UPSTREAM_DOWN" } };
    renderRoute("/affiliate-program", {
      types: referralTypes({ role: "OWNER" }),
      answers: {
        AffiliateScreenQuery: () => ({
          data: { viewer: { canSeeAffiliate: true, affiliate: null } },
          errors: [{ ...failed, path: ["viewer", "affiliate"] }],
        }),
      },
    });
    expect((await screen.findAllByRole("button", { name: "Retry" })).length).toBe(2);
    expect(screen.getByText("How it works")).toBeTruthy();
  });
});

describe("Get Free Sessions", () => {
  it("shows the progress of the free sessions", async () => {
    renderRoute("/refer-and-earn", { types: referralTypes({ role: "OWNER" }) });
    const bar = await screen.findByRole("progressbar", { name: "Free sessions per month" });
    expect(bar.getAttribute("aria-valuetext")).toBe("1,000 of 10,000");
    expect(screen.getByText("The next company that verifies its email earns you 500 sessions per month.")).toBeTruthy();
    expect(screen.getByText(/\$100 for each one that pays/)).toBeTruthy();
  });

  it("shows when all free sessions are earned", async () => {
    renderRoute("/refer-and-earn", { types: referralTypes({ role: "OWNER" }, { earnedSessions: 10_000 }) });
    expect(await screen.findByText(/You've earned the maximum/)).toBeTruthy();
  });
});

it.each(["/affiliate-program", "/refer-and-earn"])(
  "%s redirects members without access to the dashboard",
  async (path) => {
    const { router } = renderRoute(path, { types: referralTypes({ role: "USER" }), answers: noDashboard });
    await waitFor(() => expect(router.state.location.pathname).toBe("/"));
  },
);
