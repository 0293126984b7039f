import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getErrorGroup, getErrorGroups, setErrorState } from "@sightline/schema/rest/errors/errors";
import * as ignoring from "@sightline/schema/rest/errors/ignoring";
import { mergeErrors, unmergeErrors } from "@sightline/schema/rest/errors/merging";
import { getFriction } from "@sightline/schema/rest/behavior/friction";
import { eventRow } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

const [A, B, C] = ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb", "cccccccccccccccc"] as const;
type As = "user" | "viewer" | "stranger";

describe("merging and ignoring of errors", () => {
  let host: TestHost;
  const about = () => ({ widget_id: host.acme.shop.widgetId });
  const range = () => ({ ...about(), startDate: "2026-03-16", endDate: "2026-03-18" });
  const list = async (body: object = {}) =>
    (await host.request(getErrorGroups, { as: "viewer", body: { ...range(), ...body } })).answer;
  const counts = async () => Object.fromEntries((await list()).rows.map((row) => [row.error_group_id, row.count]));
  const one = async (hash: string) =>
    host.request(getErrorGroup, { as: "viewer", params: { error_group_id: hash }, body: range() });
  const merge = (into: string, merged: string[], as: As = "user") =>
    host.request(mergeErrors, { as, body: { ...about(), error_group_id: into, merged } });
  const unmerge = (hash: string, as: As = "user") =>
    host.request(unmergeErrors, { as, body: { ...about(), error_group_id: hash } });
  const frictionErrors = async () =>
    (await host.request(getFriction, { as: "viewer", body: range() })).answer.now.errors;
  const logged = async () =>
    (await host.entities.selectFrom("audit_log").select(["action", "description"]).where("module", "=", "errors").execute())
      .map(({ action, description }) => `${action} ${description}`); // prettier-ignore

  beforeAll(async () => {
    host = await openTestHost();
    const error = (session: number, day: number, error_hash: string, message: string, file = "shop.js") =>
      eventRow({
        ...{ widgetId: about().widget_id, session, at: `2026-03-${day}T09:00:00Z`, type: "error", name: "TypeError" },
        ...{ error_hash, message, stack: `TypeError: ${message}\n    at https://cdn.test/${file}:3:4` },
      });
    await host.events.insert("event", [
      error(1, 16, A, "a is gone"),
      error(1, 17, B, "b is gone"),
      error(2, 17, B, "b is gone"),
      error(3, 17, C, "ResizeObserver loop", "chat.js"),
      error(4, 17, C, "ResizeObserver loop", "chat.js"),
      error(5, 17, C, "ResizeObserver loop", "chat.js"),
    ]);
  });
  afterAll(() => host.close());

  it("merges groups in lists, details, trends, counts and states", async () => {
    expect((await merge(A, [B, A])).answer).toEqual({ error_group_id: A });
    expect(await counts()).toEqual({ [A]: 3, [C]: 3 });
    const [group] = (await list()).rows.filter((row) => row.error_group_id === A);
    expect(group).toMatchObject({ message: "a is gone", sessions: 2, first_seen: "2026-03-16T09:00:00.000Z" });
    expect(group?.sparkline.reduce((sum, n) => sum + n, 0)).toBe(3);
    expect((await list()).totals).toMatchObject({ errors: 6, by_state: { unresolved: 2 } });
    // a link to the merged group opens the group under which it is counted
    const { answer } = await one(B);
    expect(answer.group.error_group_id).toBe(A);
    expect(answer.instances).toHaveLength(3);
    expect(answer.parts.map((part) => [part.error_group_id, part.count])).toEqual([[A, 1], [B, 2]]); // prettier-ignore
    await host.request(setErrorState, { as: "user", body: { ...about(), error_group_id: A, state: "ignored" } });
    expect((await list({ states: ["ignored"] })).rows.map((row) => row.count)).toEqual([3]);
    expect(await logged()).toEqual(["errors_merged b is gone: a is gone"]);
  });

  it("includes earlier merges, and separates them again with unchanged events", async () => {
    await merge(C, [A]);
    expect(await counts()).toEqual({ [C]: 6 });
    await unmerge(B);
    expect(await counts()).toEqual({ [C]: 4, [B]: 2 });
    await unmerge(A);
    expect(await counts()).toEqual({ [A]: 1, [B]: 2, [C]: 3 });
    expect((await one(A)).answer.parts).toEqual([]);
    expect((await unmerge(A)).failure.code).toBe("NOT_FOUND");
    expect((await logged()).at(-1)).toBe("errors_unmerged a is gone");
  });

  it("refuses missing groups, a group with itself, and members without permission", async () => {
    expect((await merge(A, [A])).failure).toMatchObject({ code: "INVALID", field: "merged" });
    expect((await merge(A, ["dddddddddddddddd"])).failure.code).toBe("NOT_FOUND");
    expect((await merge("dddddddddddddddd", [A])).failure.code).toBe("NOT_FOUND");
    expect((await merge(A, ["x"])).failure.field).toBe("merged.0");
    expect((await merge(A, [B], "viewer")).failure.code).toBe("ROLE");
    expect((await merge(A, [B], "stranger")).failure.code).toBe("NOT_FOUND");
    expect((await unmerge(B, "viewer")).failure.code).toBe("ROLE");
  });

  it("ignores errors by message or file, previews the number, and restores them", async () => {
    const rule = (part: "message" | "file", words: string) => ({ ...about(), part, words });
    const preview = async (part: "message" | "file", words: string) =>
      (await host.request(ignoring.previewErrorRule, { as: "user", body: rule(part, words) })).answer;
    expect(await preview("message", "RESIZEobserver")).toEqual({ hidden: 3, groups: 1, counted: 6 });
    expect(await preview("file", "chat.JS")).toEqual({ hidden: 3, groups: 1, counted: 6 });
    expect(await preview("file", "ResizeObserver")).toMatchObject({ hidden: 0 });
    expect(await frictionErrors()).toEqual({ count: 6, sessions: 5 });
    const add = (words: string, as: As = "user") =>
      host.request(ignoring.createErrorRule, { as, body: rule("file", words) });
    const { error_rule_id } = (await add("chat.js")).answer;
    expect(await counts()).toEqual({ [A]: 1, [B]: 2 });
    expect((await list()).totals).toMatchObject({ errors: 3, sessions: 2 });
    expect(await frictionErrors()).toEqual({ count: 3, sessions: 2 });
    expect(await preview("message", "gone")).toEqual({ hidden: 3, groups: 2, counted: 3 });
    expect((await one(C)).failure.code).toBe("NOT_FOUND");
    const rules = async (as: As = "viewer") => host.request(ignoring.listErrorRules, { as, body: about() });
    expect((await rules()).answer).toMatchObject([
      { part: "file", words: "chat.js", hidden: 3, created_by: "Uma User" },
    ]);
    expect((await add("chat.js")).failure).toMatchObject({ code: "CONFLICT", field: "words" });
    expect((await add("x")).failure.field).toBe("words");
    expect((await add("other.js", "viewer")).failure.code).toBe("ROLE");
    expect((await rules("stranger")).failure.code).toBe("NOT_FOUND");
    const drop = (as: As) => host.request(ignoring.deleteErrorRule, { as, body: { ...about(), error_rule_id } });
    expect((await drop("stranger")).failure.code).toBe("NOT_FOUND");
    await drop("user");
    expect((await drop("user")).failure.code).toBe("NOT_FOUND");
    expect(await counts()).toEqual({ [A]: 1, [B]: 2, [C]: 3 });
    expect((await logged()).slice(-2)).toEqual(["error_rule_added chat.js", "error_rule_removed chat.js"]);
  });
});
