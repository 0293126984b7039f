import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { jwtOf, userOf } from "#gateway/testing/principals.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());
beforeEach(() => gateway.forget());

const at = "2026-02-01T10:00:00.000Z";
const row = (session_id: string, current: boolean) => ({
  session_id,
  device: "Chrome on Windows",
  signed_in_at: at,
  last_seen_at: at,
  current,
});
const ask = (document: string, input?: Record<string, unknown>) =>
  gateway.execute(document, input && { input }, { as: "viewer" });

describe("active sessions", () => {
  test("are listed per member", async () => {
    gateway.answers({ getSessions: { rows: [row("one", true), row("two", false)] } });
    const list = "{ viewer { sessions { sessionId device signedInAt lastSeenAt isCurrent } } }";
    const { data } = await ask(list);
    expect(data).toMatchObject({ viewer: { sessions: [{ sessionId: "one", isCurrent: true }, { sessionId: "two" }] } });
    expect(gateway.calls("getSessions")[0]?.headers["jwt"]).toBe(jwtOf("viewer"));
    gateway.forget();
    for (const as of ["share", "nobody"] as const) {
      expect((await gateway.execute(list, {}, { as })).data).toEqual({ viewer: { sessions: null } });
    }
    expect(gateway.calls("getSessions")).toEqual([]);
  });

  test("can be ended one by one or all at once except the current one, and the response contains the remaining ones", async () => {
    gateway.answers({ endSessions: { ended: 1 }, getSessions: { rows: [row("one", true)] } });
    const one = await ask(
      "mutation ($input: EndSessionInput!) { endSession(input: $input) { sessions { sessionId } problem { code } } }",
      { sessionId: "two" },
    );
    expect(one.data).toEqual({ endSession: { sessions: [{ sessionId: "one" }], problem: null } });
    await ask("mutation { endOtherSessions { sessions { sessionId } problem { code } } }");
    expect(gateway.calls("endSessions").map((call) => call.body)).toEqual([{ session_id: "two" }, {}]);
    gateway.answers({ endSessions: new Raw(404, { err: "The session was not found", code: "NOT_FOUND" }) });
    const gone = await ask(
      "mutation ($input: EndSessionInput!) { endSession(input: $input) { sessions { sessionId } problem { code } } }",
      { sessionId: "not mine" },
    );
    expect(gone.data).toEqual({ endSession: { sessions: null, problem: { code: "NOT_FOUND" } } });
  });
});

test("activates a new email address only after its email was opened", async () => {
  gateway.answers({
    changeEmail: { ...userOf("viewer"), pending_email: "new@demo.test" },
    confirmEmail: { email: "new@demo.test" },
  });
  const change = (email: string, currentPassword = "secret") =>
    ask(
      "mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { user { email pendingEmail } problem { field } } }",
      { email, currentPassword },
    );
  expect((await change(" new@demo.test ")).data).toEqual({
    changeEmail: { user: { email: "viewer@demo.test", pendingEmail: "new@demo.test" }, problem: null },
  });
  expect(gateway.calls("changeEmail")[0]?.body).toEqual({ email: "new@demo.test", current_password: "secret" });
  expect((await change(" ")).data).toMatchObject({ changeEmail: { problem: { field: "email" } } });
  expect((await change("a@b.test", "")).data).toMatchObject({ changeEmail: { problem: { field: "currentPassword" } } });
  const confirmed = await gateway.execute(
    "mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { email problem { code } } }",
    { input: { token: "abc" } },
  );
  expect(confirmed.data).toEqual({ confirmEmail: { email: "new@demo.test", problem: null } });
});

test("returns an avatar URL that browsers do not have in their cache", async () => {
  gateway.answers({ setAvatar: { ...userOf("viewer"), avatar_at: at } });
  const document =
    "mutation ($input: SetAvatarInput!) { setAvatar(input: $input) { user { avatarUrl hasOwnPicture } problem { field } } }";
  expect((await ask(document, { image: "AAAA" })).data).toMatchObject({
    setAvatar: { user: { avatarUrl: expect.stringContaining(`&at=${Date.parse(at)}`), hasOwnPicture: true } },
  });
  gateway.answers({ setAvatar: new Raw(400, { err: "Choose a PNG", code: "INVALID", field: "image" }) });
  expect((await ask(document, { image: "AAAA" })).data).toMatchObject({ setAvatar: { problem: { field: "image" } } });
});

test("ends the session when the account is closed, but not when the closing is refused", async () => {
  const document =
    "mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { isDeleted problem { code field } } }";
  const input = { email: "viewer@demo.test", currentPassword: "secret" };
  gateway.answers({ deleteAccount: new Raw(409, { err: "You are the last owner", code: "CONFLICT" }) });
  const refused = await ask(document, input);
  expect(refused.data).toMatchObject({ deleteAccount: { isDeleted: false, problem: { code: "CONFLICT" } } });
  expect(refused.headers.get("set-cookie")).toBeNull();
  gateway.answers({ deleteAccount: { deleted: true } });
  const closed = await ask(document, input);
  expect(closed.data).toEqual({ deleteAccount: { isDeleted: true, problem: null } });
  expect(closed.headers.get("set-cookie")).toContain("Max-Age=0");
});

test("sets and resets a time zone", async () => {
  gateway.answers({ updateProfile: { ...userOf("viewer"), timezone: "Europe/Paris" } });
  const document = "mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { user { timezone } } }";
  expect((await ask(document, { timezone: "Europe/Paris" })).data).toEqual({
    updateProfile: { user: { timezone: "Europe/Paris" } },
  });
  await ask(document, { timezone: null });
  expect(gateway.calls("updateProfile").map((call) => call.body)).toEqual([
    { timezone: "Europe/Paris" },
    { timezone: null },
  ]);
});

test("forwards the offer of the landing page with the sign-up", async () => {
  gateway.answers({ signUp: () => undefined });
  const form = {
    name: "Nia",
    email: "nia@new.test",
    password: "a quiet green harbour",
    companyName: "New",
    website: "new.test",
  };
  await gateway.execute("mutation ($input: SignUpInput!) { signUp(input: $input) { sentToEmail } }", {
    input: { ...form, offer: "LIFETIME_DEAL" },
  });
  expect(gateway.calls("signUp")[0]?.body).toMatchObject({ offer: "lifetimedeal" });
});
