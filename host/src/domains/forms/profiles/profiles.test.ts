import * as contract from "@sightline/schema/rest/forms/forms";
import { deleteWidget, setWidget } from "@sightline/schema/rest/projects/projects";
import { removeMember } from "@sightline/schema/rest/team/team";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { entityBackends } from "#host/testing/entityBackends.ts";
import type { TestHost } from "#host/testing/testHost.ts";
import { forgetDeletedForms } from "./forgetDeletedForms.ts";

type As = "owner" | "admin" | "user" | "viewer" | "stranger";
const rule = { page: { match: "exact" as const, value: "/checkout" }, selector: "#checkout" };
const thanks = { kind: "page" as const, page: { match: "regex" as const, value: "^/thanks" } };

describe.each(entityBackends)("saved forms ($name)", ({ openHost }) => {
  let host: TestHost;
  const widget_id = () => host.acme.shop.widgetId;
  const create = (own: object = {}, as: As = "user") =>
    host.request(contract.createForm, { as, body: { widget_id: widget_id(), name: " Order ", rule, ...own } });
  const update = (form_profile_id: number, own: object, as: As = "user") =>
    host.request(contract.updateForm, { as, body: { widget_id: widget_id(), form_profile_id, ...own } });
  const remove = (form_profile_id: number, as: As = "user") =>
    host.request(contract.deleteForm, { as, body: { widget_id: widget_id(), form_profile_id } });
  const read = (form_profile_id: number, as: As = "viewer") =>
    host.request(contract.getForm, { as, params: { form_profile_id }, query: { widget_id: String(widget_id()) } });
  const newest = () =>
    host.entities
      .selectFrom("form_profile")
      .select("form_profile_id")
      .where("deleted_at", "is", null)
      .orderBy("form_profile_id", "desc")
      .executeTakeFirstOrThrow();

  beforeAll(async () => {
    host = await openHost();
  });
  afterAll(() => host.close());

  it("are created, read, changed and deleted, with an entry in the audit log for each change", async () => {
    const { answer: made } = await create();
    expect(made).toEqual({
      ...{ form_profile_id: made.form_profile_id, widget_id: widget_id(), name: "Order", rule },
      ...{ success: { kind: "none" }, is_auto: false, status: "active", created_by: "Uma User" },
      created_at: new Date(host.clock.now()).toISOString(),
    });
    const id = made.form_profile_id;
    const changed = { ...made, name: "Checkout", success: thanks, status: "ignored" as const };
    expect((await update(id, { name: "Checkout", success: thanks, status: "ignored" })).answer).toEqual(changed);
    expect((await update(id, { name: "Checkout" })).answer).toEqual(changed);
    expect((await read(id)).answer).toEqual(changed);
    expect((await remove(id)).answer).toEqual({ form_profile_id: id });
    expect((await read(id)).failure.reason).toBe("forms.formNotFound");
    expect((await read(3_000_000_000)).failure.reason).toBe("forms.formNotFound");
    const audited = await host.entities
      .selectFrom("audit_log")
      .select(["action", "description"])
      .where("module", "=", "form")
      .orderBy("audit_id")
      .execute();
    expect(audited).toEqual([
      { action: "form_created", description: "Order" },
      { action: "form_changed", description: "Checkout" },
      { action: "form_deleted", description: "Checkout" },
    ]);
  });

  it("change with the match of their thank-you page alone, which the audit log names", async () => {
    const exact = { kind: "page" as const, page: { match: "exact" as const, value: "/thanks" } };
    const { form_profile_id: id } = (await create({ success: exact })).answer;
    const regex = { ...exact, page: { match: "regex" as const, value: "/thanks" } };
    expect((await update(id, { success: regex })).answer.success).toEqual(regex);
    expect((await update(id, {})).answer.success).toEqual(regex);
    const { change } = await host.entities
      .selectFrom("audit_log")
      .select("change")
      .where("module", "=", "form")
      .orderBy("audit_id", "desc")
      .executeTakeFirstOrThrow();
    expect(change).toEqual([{ field: "success_match", before: "exact", after: "regex" }]);
    await remove(id);
  });

  it("are refused with a broken regular expression, above 100, by a role that only reads, and to strangers", async () => {
    const broken = { kind: "page" as const, page: { match: "regex" as const, value: "(" } };
    const { failure } = await create({ success: broken });
    expect([failure.reason, failure.field]).toEqual(["filters.notARegex", "success.page.value"]);
    expect((await create({}, "viewer")).status).toBe(403);
    const { form_profile_id } = (await create()).answer;
    expect((await update(form_profile_id, { name: "Mine" }, "stranger")).status).toBe(404);
    expect((await read(form_profile_id, "stranger")).status).toBe(404);
    for (let n = 1; n < 99; n++) await create();
    const [one, other] = await Promise.all([create(), create()]);
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await create()).failure.reason).toBe("forms.tooManyForms");
  });

  it("stay after the member who saved them was removed", async () => {
    await remove((await newest()).form_profile_id);
    const { form_profile_id } = (await create({}, "admin")).answer;
    expect(
      (await host.request(removeMember, { as: "owner", body: { user_id: host.members.admin.userId } })).status,
    ).toBe(200);
    expect((await read(form_profile_id)).answer).toMatchObject({ name: "Order", created_by: "Adam Admin" });
  });

  it("are refused in a project without the feature", async () => {
    const { form_profile_id } = await newest();
    await host.request(setWidget, { as: "owner", body: { widget_id: widget_id(), feature_acl: ["analytics"] } });
    for (const { status, failure } of [
      await create(),
      await read(form_profile_id),
      await update(form_profile_id, { name: "Other" }),
      await remove(form_profile_id),
    ])
      expect([status, failure.reason]).toEqual([403, "forms.notIncluded"]);
  });

  it("are deleted with their project", async () => {
    const body = { widget_id: widget_id(), widget_name: "Shop" };
    expect((await host.request(deleteWidget, { as: "owner", body })).status).toBe(200);
    await forgetDeletedForms.work(host.services, {}, { attempt: 1, last: true, signal: new AbortController().signal });
    expect(await host.entities.selectFrom("form_profile").select("form_profile_id").execute()).toEqual([]);
  });
});
