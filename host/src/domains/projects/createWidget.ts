// Creates a project within the limits of the plan. The company's row is locked during the count, so that two concurrent
// requests can't both take the last place.
import { randomBytes } from "node:crypto";
import { createWidget as endpoint, Feature } from "@sightline/schema/rest/projects/projects";
import { projectsRefusals } from "@sightline/schema/rest/projects/refusals";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { planOf } from "#host/members/planOf.ts";
import { route } from "#host/http/route.ts";
import { actor } from "#host/outbox/actor.ts";
import { emit } from "#host/outbox/emit.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { oneWidget } from "./oneWidget.ts";

async function assertWithinQuota(store: EntityStore, companyId: number, limit: number | null): Promise<void> {
  await store.selectFrom("company").select("company_id").where("company_id", "=", companyId).forUpdate().execute();
  if (limit === null) return;
  const { count } = await store
    .selectFrom("widget")
    .select((is) => is.fn.countAll<string>().as("count"))
    .where("company_id", "=", companyId)
    .where("status", "<>", 9)
    .executeTakeFirstOrThrow();
  if (Number(count) < limit) return;
  throw new Problem(limit === 1 ? projectsRefusals.planIncludesOne() : projectsRefusals.planIncludes({ max: limit }));
}

export const createWidget = route(endpoint, {
  permit: roles(0, 1),
  gather: ({ services, caller, body }) => ({
    company_id: caller.companyId,
    widget_name: body.widget_name,
    widget_key: randomBytes(12).toString("hex"),
    allowed_websites: JSON.stringify([...new Set(body.widget_allowed_website)]),
    features: JSON.stringify(Feature.options),
    created_at: new Date(services.now()),
  }),
  ask: async (services, values, { caller }) => {
    const { entities, now } = services;
    const { websiteLimit } = await planOf(entities, caller.companyId, now());
    const { widget_id } = await entities.transaction().execute(async (store) => {
      await assertWithinQuota(store, caller.companyId, websiteLimit);
      const made = await store
        .insertInto("widget")
        .values(values)
        .returning(["widget_id", "widget_name"])
        .executeTakeFirstOrThrow();
      const data = { project: made, by: await actor(store, caller) };
      await emit(services, { kind: "project.created", company_id: caller.companyId, data }, store);
      return made;
    });
    return oneWidget(services, { ...caller, widgetIds: undefined }, widget_id);
  },
  answer: (widget) => widget,
});
