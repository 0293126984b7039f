import { tagVisitors as call } from "@sightline/schema/rest/audience/visitors";
import { audienceRefusals } from "@sightline/schema/rest/audience/refusals";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { describeVisitors } from "#host/analytics/visitors/describeVisitors.ts";
import { seenVisitors } from "#host/analytics/visitors/seenVisitors.ts";
import { tagsOf } from "#host/analytics/visitors/visitorTags.ts";

const MOST_TAGS = 20;

/** Ids that are not visitors of the project are ignored: the list may be older than a deletion. */
export const tagVisitors = route(call, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body, signal }) => {
    const { widgetId } = await scopedProject(services, caller, body.widget_id);
    const seen = await seenVisitors({ events: services.events, signal }, widgetId, body.visitor_ids);
    const visitors = [...new Set(body.visitor_ids)].filter((id) => seen.has(id));
    const before = await tagsOf(services.entities, widgetId, visitors);
    const full = visitors.some((id) => new Set([...(before.get(id) ?? []), ...body.add]).size > MOST_TAGS);
    if (full) throw new Problem(audienceRefusals.tooManyTags({ max: MOST_TAGS }), { field: "add" });
    return { widgetId, visitors };
  },
  ask: async (services, { widgetId, visitors }, { body, caller, signal }) => {
    const { entities, now } = services;
    const { add, remove } = body;
    if (visitors.length === 0) return new Map();
    await entities.transaction().execute(async (store) => {
      const created_at = new Date(now());
      const rows = visitors.flatMap((visitor_id) =>
        add.map((tag) => ({ widget_id: widgetId, visitor_id, tag, created_at })),
      );
      if (rows.length > 0)
        await store
          .insertInto("visitor_tag")
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      if (remove.length > 0)
        await store
          .deleteFrom("visitor_tag")
          .where("widget_id", "=", widgetId)
          .where("visitor_id", "in", visitors)
          .where("tag", "in", remove)
          .execute();
      await store
        .insertInto("audit_log")
        .values({
          company_id: caller.companyId,
          user_id: caller.userId,
          widget_id: widgetId,
          module: "visitor",
          action: "tagged",
          action_id: visitors.length === 1 ? (visitors[0] ?? "") : "",
          description: [...add.map((tag) => `+${tag}`), ...remove.map((tag) => `-${tag}`), `(${visitors.length})`].join(
            " ",
          ),
          created_at,
        })
        .execute();
    });
    return describeVisitors(services, widgetId, visitors, signal);
  },
  answer: (known, { visitors }) => ({ rows: visitors.flatMap((id) => known.get(id)?.visitor ?? []) }),
});
