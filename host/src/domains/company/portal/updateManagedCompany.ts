import { updateManagedCompany as endpoint } from "@sightline/schema/rest/company/portal";
import { companyRefusals } from "@sightline/schema/rest/company/refusals";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { OPERATOR } from "#host/http/impersonation.ts";
import { hasOwnBrand, portalManagers } from "../brand/whiteLabel.ts";
import { auditBoth } from "./auditBoth.ts";
import { managedCompanies } from "./managedCompany.ts";
import { managedRow } from "./managedRow.ts";
import { portalScope } from "./scope.ts";

const DAY_MS = 86_400_000;

async function assertGrantable(entities: EntityStore, companyId: number, plan: number): Promise<void> {
  const known = await entities.selectFrom("plan").select("plan_id").where("plan_id", "=", plan).executeTakeFirst();
  if (!known) throw new Problem(companyRefusals.planUnknown({ plan: String(plan) }), { field: "paid_plan" });
  if (companyId !== OPERATOR && hasOwnBrand(plan)) {
    throw new Problem(companyRefusals.planOfOperator(), { field: "paid_plan" });
  }
}

const formatChange = (change: Record<string, unknown>) =>
  Object.entries(change)
    .map(([name, value]) => `${name}: ${value instanceof Date ? value.toISOString() : String(value)}`)
    .join(", ");

export const updateManagedCompany = route(endpoint, {
  permit: portalManagers,
  gather: async ({ services: { entities, now }, caller, body }) => {
    const { company_id, trial_days, ...rest } = body;
    const scope = await portalScope(entities, caller);
    await managedRow(entities, scope, company_id);
    if (rest.prohibit === 1 && company_id === OPERATOR) {
      throw new Problem(companyRefusals.operatorNotSuspended(), { field: "prohibit" });
    }
    if (rest.paid_plan !== undefined) await assertGrantable(entities, caller.companyId, rest.paid_plan);
    const at = new Date(now());
    const ends = trial_days === null || trial_days === undefined ? null : new Date(at.getTime() + trial_days * DAY_MS);
    const sent = Object.entries(rest).filter(([, value]) => value !== undefined);
    const change = { ...Object.fromEntries(sent), ...(trial_days !== undefined && { plan_ends_at: ends }) };
    return { scope, companyId: company_id, change, at };
  },
  ask: async (services, { scope, companyId, change, at }, { caller, signal }) => {
    if (Object.keys(change).length > 0) {
      await services.entities.transaction().execute(async (store) => {
        await store.updateTable("company").set(change).where("company_id", "=", companyId).execute();
        await auditBoth(store, caller, { action: "company_changed", companyId, description: formatChange(change), at });
      });
    }
    return managedCompanies(services, [await managedRow(services.entities, scope, companyId)], signal);
  },
  answer: ([company]) => {
    if (!company) throw new Problem(companyRefusals.notFound());
    return company;
  },
});
