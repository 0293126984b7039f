import type { Invitation, TeamMember } from "@sightline/schema/rest/team/team";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { globalId, widget } from "#gateway/graph/testing/wire.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

const teamMember = (user_id: number, more: Partial<TeamMember> = {}): TeamMember => ({
  user_id,
  name: `Person ${user_id}`,
  email: `p${user_id}@demo.test`,
  role: 2,
  status: 1,
  widgets: [],
  last_login_at: null,
  created_at: "2025-01-01T00:00:00.000Z",
  ...more,
});
const invitation: Invitation = {
  invitation_id: 5,
  email: "new@demo.test",
  role: 3,
  widgets: [12],
  invited_by: "The owner",
  created_at: "2026-02-01T00:00:00.000Z",
  expires_at: "2026-02-08T00:00:00.000Z",
};
const TOKEN = "a-token-of-at-least-sixteen-letters";

beforeEach(() => {
  gateway.answers({
    getTeam: {
      members: [teamMember(9), teamMember(4, { role: 0 }), teamMember(7, { status: 2, widgets: [12] })],
      invitations: [invitation],
    },
    getWidgets: [widget(12, { widget_name: "Shop" })],
    inviteMember: { invitation },
    updateMember: teamMember(9, { role: 1 }),
    removeMember: { removed: true },
    acceptInvitation: { email: "new@demo.test" },
  });
  gateway.forget();
});

test("lists the team by role, highest first, in one call whatever the number of members", async () => {
  const { data } = await gateway.execute(
    `{ viewer { teamMembers(first: 10) { totalCount edges { node { id role status projects { name } } } }
      invitations(first: 10) { edges { node { email role projects { name } } } } } }`,
    {},
    { as: "admin" },
  );
  expect(data).toEqual({
    viewer: {
      teamMembers: {
        totalCount: 3,
        edges: [
          { node: { id: globalId("TeamMember:4"), role: "OWNER", status: "ACTIVE", projects: [] } },
          { node: { id: globalId("TeamMember:7"), role: "USER", status: "UNVERIFIED", projects: [{ name: "Shop" }] } },
          { node: { id: globalId("TeamMember:9"), role: "USER", status: "ACTIVE", projects: [] } },
        ],
      },
      invitations: { edges: [{ node: { email: "new@demo.test", role: "VIEWER", projects: [{ name: "Shop" }] } }] },
    },
  });
  expect(gateway.calls("getTeam")).toHaveLength(1);
});

test("lets every member see the team", async () => {
  gateway.answers({ getActiveUsers: [{ user_id: 4, name: "Ann", role: 0, last_login_at: null }] });
  const document = "{ viewer { activeMembers { userId name role lastLoginAt } } }";
  expect((await gateway.execute(document, {}, { as: "viewer" })).data).toEqual({
    viewer: { activeMembers: [{ userId: 4, name: "Ann", role: "OWNER", lastLoginAt: null }] },
  });
});

test("resolves ids only for members who manage the team", async () => {
  const ask = (id: string, as: "owner" | "user") =>
    gateway.execute("query ($id: ID!) { node(id: $id) { id } }", { id }, { as });
  for (const id of [globalId("TeamMember:9"), globalId("Invitation:5")]) {
    expect((await ask(id, "owner")).data).toEqual({ node: { id } });
    expect((await ask(id, "user")).errors?.[0]?.extensions).toMatchObject({ code: "FORBIDDEN" });
  }
  expect((await ask(globalId("TeamMember:99"), "owner")).data).toEqual({ node: null });
});

test("an invitation answers no link: that goes to the address by mail", async () => {
  const send = (input: Record<string, unknown>) =>
    gateway.execute(
      "mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { edge { node { id } } problem { code field } } }",
      { input },
      { as: "owner" },
    );
  expect((await send({ email: " new@demo.test ", role: "VIEWER", projects: [globalId("Project:12")] })).data).toEqual({
    inviteMember: {
      edge: { node: { id: globalId("Invitation:5") } },
      problem: null,
    },
  });
  expect(gateway.calls("inviteMember")[0]?.body).toEqual({ email: "new@demo.test", role: 3, widgets: [12] });
  gateway.forget();
  expect((await send({ email: " ", role: "USER" })).data).toMatchObject({
    inviteMember: { problem: { code: "INVALID", field: "email" } },
  });
  expect((await send({ email: "x@y.test", role: "USER", projects: ["99"] })).data).toMatchObject({
    inviteMember: { problem: { code: "NOT_FOUND", field: "projects" } },
  });
  expect(gateway.calls("inviteMember")).toEqual([]);
});

test("changes and removes a member, revokes an invitation, and returns refusals as data", async () => {
  const id = globalId("TeamMember:9");
  const change = (input: Record<string, unknown>) =>
    gateway.execute(
      "mutation ($input: UpdateMemberInput!) { updateMember(input: $input) { member { role } problem { code message field } } }",
      { input },
      { as: "owner" },
    );
  expect((await change({ id, role: "ADMIN", projects: [] })).data).toMatchObject({
    updateMember: { member: { role: "ADMIN" } },
  });
  expect(gateway.calls("updateMember")[0]?.body).toEqual({ user_id: 9, role: 1, widgets: [] });
  expect((await change({ id })).data).toMatchObject({ updateMember: { problem: { field: "role" } } });
  expect((await change({ id: globalId("Project:12"), role: "USER" })).data).toMatchObject({
    updateMember: { problem: { code: "INVALID", field: "id" } },
  });
  gateway.answers({ updateMember: new Raw(409, { err: "This is the last owner", code: "CONFLICT", field: "role" }) });
  expect((await change({ id, role: "USER" })).data).toMatchObject({
    updateMember: { member: null, problem: { code: "CONFLICT", message: "This is the last owner", field: "role" } },
  });
  await gateway.execute(
    `mutation ($m: RemoveMemberInput!, $i: RevokeInvitationInput!) {
      removeMember(input: $m) { deletedId } revokeInvitation(input: $i) { deletedId } }`,
    { m: { id }, i: { id: globalId("Invitation:5") } },
    { as: "admin" },
  );
  expect(gateway.calls("removeMember").map((call) => call.body)).toEqual([{ user_id: 9 }, { invitation_id: 5 }]);
});

test("shows the offer of an invitation link to a signed-out visitor, who can join", async () => {
  const offer = {
    company_name: "Demo",
    invited_by: "The owner",
    email: "new@demo.test",
    role: 3,
    projects: [],
    expires_at: "2026-02-08T00:00:00.000Z",
    has_account: true,
  };
  gateway.answers({ getInvitation: offer });
  const look = (token: string) =>
    gateway.execute("query ($token: String!) { joinOffer(token: $token) { companyName role hasAccount } }", { token });
  expect((await look(TOKEN)).data).toEqual({ joinOffer: { companyName: "Demo", role: "VIEWER", hasAccount: true } });
  expect((await look("short")).data).toEqual({ joinOffer: null });
  gateway.answers({ getInvitation: new Raw(404, { err: "The invitation was not found", code: "NOT_FOUND" }) });
  expect((await look(`${TOKEN}2`)).data).toEqual({ joinOffer: null });
  const join = (input: Record<string, unknown>) =>
    gateway.execute("mutation ($input: JoinTeamInput!) { joinTeam(input: $input) { email problem { field } } }", {
      input: { token: TOKEN, name: "Nora", password: "long enough", ...input },
    });
  expect((await join({})).data).toEqual({ joinTeam: { email: "new@demo.test", problem: null } });
  expect((await join({ name: " " })).data).toMatchObject({ joinTeam: { problem: { field: "name" } } });
  expect((await join({ password: "short" })).data).toMatchObject({ joinTeam: { problem: { field: "password" } } });
  expect(gateway.calls("acceptInvitation")).toHaveLength(1);
});
