// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { onStartOver, type Beginning } from "#web/layout/session/startOver.ts";
import { member, type MemberOptions } from "#web/testing/member.ts";
import { renderRoute } from "#web/testing/renderRoute.tsx";

beforeEach(() => localStorage.clear());
const noDashboard = { DashboardScreenQuery: () => new Promise<never>(() => {}) };

const team = (role: MemberOptions["role"]) => ({
  ...member({ role }),
  Query: () => ({ outboxUrl: "http://localhost:4100/dev/outbox" }),
  TeamMemberConnection: () => ({ totalCount: 1, edges: [{}] }),
  TeamMember: () => ({
    id: "member-7",
    name: "Uma User",
    email: "uma@demo.test",
    role: "USER",
    status: "ACTIVE",
    lastLoginAt: null,
    projects: [],
  }),
  InvitationConnection: () => ({ totalCount: 1, edges: [{}] }),
  Invitation: () => ({ id: "invitation-1", email: "new@demo.test", role: "VIEWER", projects: [], invitedBy: "Ada" }),
});

describe("team page", () => {
  it("lists members and invitations", async () => {
    renderRoute("/team", { types: team("ADMIN") });
    const table = await screen.findByRole("grid", { name: "Members" });
    const row = within(table).getByRole("row", { name: /Uma User/ });
    for (const text of ["uma@demo.test", "User", "All", "Never", "Active"]) expect(row.textContent).toContain(text);
    expect(screen.getByText("new@demo.test")).toBeTruthy();
  });

  it.each(["USER", "VIEWER"] as const)("redirects a %s to the dashboard", async (role) => {
    for (const path of ["/team", "/Company"]) {
      const { router, unmount } = renderRoute(path, { types: team(role), answers: noDashboard });
      await waitFor(() => expect(router.state.location.pathname).toBe("/"));
      unmount();
    }
  });

  it("sends an invitation by email, and shows the error of an invalid address", async () => {
    const edge = { cursor: "c", node: { __typename: "Invitation", id: "invitation-2", email: "nobody" } };
    let refusal: { message: string; field: string } | null = { message: "That is no address", field: "email" };
    const { sentAs } = renderRoute("/team", {
      types: team("ADMIN"),
      answers: {
        useInviteMutation: () => ({
          data: { inviteMember: { edge: refusal ? null : edge, problem: refusal } },
        }),
      },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Invite" }));
    const dialog = await screen.findByRole("dialog", { name: "Invite teammate" });
    await user.click(within(dialog).getByRole("button", { name: "Send invitation" }));
    expect(within(dialog).getByText("Please enter an email address")).toBeTruthy();
    await user.type(within(dialog).getByLabelText("Email"), "nobody");
    await user.click(within(dialog).getByRole("button", { name: "Send invitation" }));
    expect(await within(dialog).findByText("That is no address")).toBeTruthy();
    refusal = null;
    await user.click(within(dialog).getByRole("button", { name: "Send invitation" }));
    expect(await within(dialog).findByText(/We sent a one-time link to nobody/)).toBeTruthy();
    const outbox = within(dialog).getByRole("link", { name: "outbox" });
    expect(outbox.getAttribute("href")).toBe("http://localhost:4100/dev/outbox");
    await user.click(within(dialog).getByRole("button", { name: "Done" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sentAs("useInviteMutation").at(-1)).toMatchObject({
      input: { email: "nobody", role: "USER", projects: [] },
    });
  });

  it("limits an invitation to the chosen projects, and requires one", async () => {
    const { sentAs } = renderRoute("/team", {
      types: {
        ...team("ADMIN"),
        Project: () => ({ id: "project-1", name: "Shop", features: [] }),
        ProjectConnection: () => ({ totalCount: 1, edges: [{}] }),
      },
      answers: { useInviteMutation: () => ({ data: { inviteMember: { edge: null, problem: { message: "No" } } } }) },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Invite" }));
    const dialog = await screen.findByRole("dialog", { name: "Invite teammate" });
    await user.type(within(dialog).getByLabelText("Email"), "new@demo.test");
    const send = () => user.click(within(dialog).getByRole("button", { name: "Send invitation" }));
    await user.click(within(dialog).getByRole("radio", { name: "Only these" }));
    await send();
    expect(within(dialog).getByText("Choose at least one project")).toBeTruthy();
    expect(sentAs("useInviteMutation")).toEqual([]);
    await user.click(within(dialog).getByRole("checkbox", { name: "Shop" }));
    await send();
    await user.click(within(dialog).getByRole("radio", { name: /All projects/ }));
    await send();
    expect(sentAs("useInviteMutation").map(({ input }) => (input as { projects: string[] }).projects)).toEqual([
      ["project-1"],
      [],
    ]);
  });

  it("asks before a member is removed, and shows the reason of a refusal", async () => {
    const { sentAs } = renderRoute("/team", {
      types: team("OWNER"),
      answers: {
        useMemberChangeRemoveMutation: () => ({
          data: { removeMember: { deletedId: null, problem: { message: "This is the last owner" } } },
        }),
      },
    });
    const user = userEvent.setup();
    await user.click(await within(await screen.findByRole("grid", { name: "Members" })).findByText("Uma User"));
    const dialog = await screen.findByRole("dialog", { name: "Uma User" });
    await user.click(within(dialog).getByRole("button", { name: "Remove" }));
    expect(sentAs("useMemberChangeRemoveMutation")).toEqual([]);
    await user.click(within(dialog).getByRole("button", { name: "Remove permanently" }));
    expect(await within(dialog).findByText("This is the last owner")).toBeTruthy();
  });
});

describe("invitation link", () => {
  const types = { ...member({ role: "USER" }), Viewer: () => ({ kind: "NOBODY", user: null }) };

  it("creates the account and signs in", async () => {
    const begun: Beginning[] = [];
    onStartOver((beginning) => void begun.push(beginning));
    const { sentAs } = renderRoute("/jointeam/the-token-of-it", {
      types: {
        ...types,
        JoinOffer: () => ({
          companyName: "Acme",
          invitedBy: "Ada",
          email: "new@demo.test",
          role: "USER",
          projectNames: ["Shop"],
          hasAccount: false,
        }),
      },
      answers: {
        useJoinTeamMutation: () => ({ data: { joinTeam: { email: "new@demo.test", problem: null } } }),
        useJoinTeamSignInMutation: () => ({ data: { signIn: { problem: null } } }),
      },
    });
    const user = userEvent.setup();
    expect(await screen.findByRole("heading", { name: "Join Acme" })).toBeTruthy();
    expect(screen.getByText("Ada invited you to Shop as User.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Join" }));
    expect(screen.getByText("Please enter your name")).toBeTruthy();
    await user.type(screen.getByLabelText("Your name"), "Nora");
    await user.type(screen.getByLabelText("Choose a password"), "long enough");
    await user.click(screen.getByRole("button", { name: "Join" }));
    await waitFor(() => expect(begun).toEqual([{ path: "/" }]));
    expect(sentAs("useJoinTeamMutation")).toEqual([
      { input: { token: "the-token-of-it", name: "Nora", password: "long enough" } },
    ]);
  });

  it("explains the first step to the owner of an existing account", async () => {
    const offer = { companyName: "Acme", invitedBy: "Ada", email: "uma@other.test", role: "USER", projectNames: [] };
    renderRoute("/jointeam/the-token-of-it", {
      types: { ...types, JoinOffer: () => ({ ...offer, hasAccount: true }) },
    });
    expect(await screen.findByText("uma@other.test already has an account with another company")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Join" })).toBeNull();
    const logIn = screen.getByRole("link", { name: "Log in to that account" });
    expect(logIn.getAttribute("href")).toBe("/login?email=uma%40other.test&redirect=%2Fprofile");
  });

  it("shows a message for an invalid link", async () => {
    renderRoute("/jointeam/used-up", {
      types,
      answers: { JoinScreenQuery: () => ({ data: { brand: null, viewer: null, joinOffer: null } }) },
    });
    expect(await screen.findByText("This invitation is no longer valid")).toBeTruthy();
  });
});
