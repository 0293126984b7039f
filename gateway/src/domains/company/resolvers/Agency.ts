import type { AgencyResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { newestFirst } from "#gateway/graph/newestFirst.ts";
import { ownBrandOf } from "../brand.sources.ts";
import { getOwnBrand } from "../brand.upstream.ts";
import { managedCompanyOf, planChoiceOf, type ManagedCompanySource } from "../portal.sources.ts";
import { findClients, getGrantablePlans } from "../portal.upstream.ts";

export const Agency: Pick<AgencyResolvers, "brand" | "clients" | "clientPlans"> = {
  brand: async (_, _args, { upstream }) => ownBrandOf(await getOwnBrand(upstream)),
  clients: (_, args, { upstream }) =>
    newestFirst<ManagedCompanySource>({
      args,
      idOf: ({ companyId }) => companyId,
      read: async ({ beforeId, limit }) => {
        const { rows, total } = await findClients(upstream, { before_id: beforeId, limit });
        return { rows: rows.map(managedCompanyOf), total };
      },
    }),
  async clientPlans(_, _args, { upstream }) {
    const { rows } = await getGrantablePlans(upstream);
    return rows.filter((plan) => plan.on_sale).map(planChoiceOf);
  },
};
