import type { ServicePortalResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { newestFirst } from "#gateway/graph/newestFirst.ts";
import { domainCheckOf } from "../brand.sources.ts";
import { managedCompanyOf, planChoiceOf, type ManagedCompanySource } from "../portal.sources.ts";
import {
  findCompanies,
  findSupportMessages,
  getGrantablePlans,
  getHostHealth,
  getPortalDomains,
  getPortalUsage,
} from "../portal.upstream.ts";

type Fields = "companies" | "companyPlans" | "domains" | "usageByDay" | "supportMessages" | "health";

export const ServicePortal: Pick<ServicePortalResolvers, Fields> = {
  companies: (_, { search, ...args }, { upstream }) =>
    newestFirst<ManagedCompanySource>({
      args,
      idOf: ({ companyId }) => companyId,
      read: async ({ beforeId, limit }) => {
        const requested = { before_id: beforeId, limit, ...(search?.trim() && { search: search.trim() }) };
        const { rows, total } = await findCompanies(upstream, requested);
        return { rows: rows.map(managedCompanyOf), total };
      },
    }),
  companyPlans: async (_, _args, { upstream }) => (await getGrantablePlans(upstream)).rows.map(planChoiceOf),
  async domains(_, _args, { upstream }) {
    const { rows } = await getPortalDomains(upstream);
    return rows.map((row) => ({
      domain: row.subdomain,
      companyName: row.company_name,
      brandName: row.website_name,
      dns: domainCheckOf(row),
    }));
  },
  async usageByDay(_, _args, { upstream }) {
    const { rows } = await getPortalUsage(upstream);
    return rows.map(({ date, sessions, pageviews }) => ({ day: date, sessions, pageviews }));
  },
  async supportMessages(_, _args, { upstream }) {
    const { rows } = await findSupportMessages(upstream);
    return rows.map((row) => ({
      messageNumber: row.support_message_id,
      companyName: row.company_name,
      fromEmail: row.from,
      subject: row.subject,
      text: row.text,
      createdAt: row.created_at,
    }));
  },
  async health({ isOperator }, _args, { upstream }) {
    if (!isOperator) return null;
    const wire = await getHostHealth(upstream);
    return {
      startedAt: wire.started_at,
      accepted: wire.accepted,
      duplicates: wire.duplicates,
      rejected: wire.rejected,
      rejectedByField: wire.rejected_by_field,
      dropped: wire.dropped,
      turnedAway: wire.turned_away,
      waiting: wire.waiting,
      lagMs: wire.lag_ms,
      logBytes: wire.log_bytes,
      storedEvents: wire.stored_events,
      storedBytes: wire.stored_bytes,
      mailsWaiting: wire.mails_waiting,
      mailsFailed: wire.mails_failed,
    };
  },
};
