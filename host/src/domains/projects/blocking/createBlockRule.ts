// Creates a rule. It takes effect when ingest next reloads the project. A job, written in the same transaction, deletes
// matching past events. The audit log records the member who requested that.
import { createBlockRule as endpoint } from "@sightline/schema/rest/projects/blocking";
import { projectsRefusals } from "@sightline/schema/rest/projects/refusals";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { ownWidget } from "../oneWidget.ts";
import { auditBlockRule } from "./auditBlockRule.ts";
import { deletePast } from "./deletePast.ts";
import { matchingOf } from "./matchingOf.ts";
import { resolvedOrRefused } from "./resolveHost.ts";
import { blockRules, ruleOf } from "./ruleOf.ts";
import { ruleValue } from "./ruleValue.ts";

/** Ingest compares each batch with all rules. */
const MOST_RULES = 200;

export const createBlockRule = route(endpoint, {
  permit: roles(0, 1),
  gather: async ({ services, caller, body }) => {
    const { widget_id } = await ownWidget(services, caller, body.widget_id);
    const { kind, label } = body;
    const value = ruleValue(kind, body.value);
    const addresses = kind === "hostname" ? await resolvedOrRefused(services.env, value) : [];
    if (body.apply_to_past && !(await matchingOf(services, widget_id, { kind, value, addresses }))) {
      throw new Problem(projectsRefusals.pastNotComparable(), { field: "apply_to_past" });
    }
    const values = { widget_id, kind, value, label, addresses: JSON.stringify(addresses), created_by: caller.userId };
    const past = body.apply_to_past && { widgetId: widget_id, kind, value, addresses, at: services.now() };
    return { values: { ...values, created_at: new Date(services.now()) }, past };
  },
  ask: async ({ entities, jobs, now }, { values, past }, { caller }) => {
    const id = await entities.transaction().execute(async (store) => {
      const { count } = await store
        .selectFrom("block_rule")
        .select((is) => is.fn.countAll<string>().as("count"))
        .where("widget_id", "=", values.widget_id)
        .executeTakeFirstOrThrow();
      if (Number(count) >= MOST_RULES) {
        throw new Problem(projectsRefusals.tooManyBlockRules({ max: MOST_RULES }));
      }
      const made = await store
        .insertInto("block_rule")
        .values(values)
        .onConflict((on) => on.columns(["widget_id", "kind", "value"]).doNothing())
        .returning("block_rule_id")
        .executeTakeFirst();
      if (!made) throw new Problem(projectsRefusals.alreadyBlocked({ value: values.value }), { field: "value" });
      await auditBlockRule(store, caller, {
        widget_id: values.widget_id,
        id: made.block_rule_id,
        rule: values,
        action: past ? "block_rule_added_and_past_deleted" : "block_rule_added",
        at: now(),
      });
      if (past) await jobs.add(deletePast, past, { store });
      return made.block_rule_id;
    });
    return blockRules(entities).where("block_rule_id", "=", id).executeTakeFirstOrThrow();
  },
  answer: ruleOf,
});
