// Permissions change while a member is signed in: the page updates by itself and shows no outdated messages.
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ask } from "../gatewayCalls.ts";
import { signIn, useBrowser } from "../walker.ts";

/** A ping every 12 s reports the change. Then the page reloads. */
const WITHIN = { timeout: 45_000 };

const Team = z.object({
  viewer: z.object({
    teamMembers: z.object({ edges: z.array(z.object({ node: z.object({ id: z.string(), email: z.string() }) })) }),
  }),
});

async function memberId(email: string): Promise<string> {
  const { body } = await ask("{ viewer { teamMembers(first: 100) { edges { node { id email } } } } }");
  const found = Team.parse(body.data).viewer.teamMembers.edges.find(({ node }) => node.email === email);
  if (!found) throw new Error(`${email} is not in the team`);
  return found.node.id;
}

const setRole = (id: string, role: string) =>
  ask("mutation ($input: UpdateMemberInput!) { updateMember(input: $input) { problem { message } } }", {
    input: { id, role },
  });

describe("changes during a session", () => {
  const { walker } = useBrowser();

  it("applies a role change to the open page without a click", async () => {
    const { page, complaints } = await walker();
    await signIn(page, "user");
    const note = page.getByRole("button", { name: "Add note" });
    await note.waitFor();
    const id = await memberId("user@demo.test");
    try {
      expect((await setRole(id, "VIEWER")).body.data).toEqual({ updateMember: { problem: null } });
      await expect.poll(() => note.count(), WITHIN).toBe(0);
      await page.getByRole("heading", { name: "Dashboard" }).waitFor();
    } finally {
      await setRole(id, "USER");
    }
    await note.waitFor(WITHIN);
    expect(complaints).toEqual([]);
  });
});
