import * as impersonation from "@sightline/schema/rest/account/impersonation";
import * as rest from "@sightline/schema/rest/company/portal";
import type { z } from "zod";
import type { Upstream } from "#gateway/upstream/upstream.ts";

type CompanyQuestion = z.input<typeof rest.findCompanies.body>;

export const findCompanies = (upstream: Upstream, requested: CompanyQuestion) =>
  upstream.call(rest.findCompanies, { body: requested });

export const findClients = (upstream: Upstream, requested: CompanyQuestion) =>
  upstream.call(rest.findClients, { body: requested });

export const getGrantablePlans = (upstream: Upstream) => upstream.call(rest.getGrantablePlans, { body: {} });

export const getPortalDomains = (upstream: Upstream) => upstream.call(rest.getPortalDomains, { body: {} });

export const getPortalUsage = (upstream: Upstream) => upstream.call(rest.getPortalUsage, { body: { days: 30 } });

export const getHostHealth = (upstream: Upstream) => upstream.call(rest.getHostHealth, { body: {} });

export const findSupportMessages = (upstream: Upstream) => upstream.call(rest.findSupportMessages, { body: {} });

export const updateManagedCompany = (upstream: Upstream, change: z.input<typeof rest.updateManagedCompany.body>) =>
  upstream.call(rest.updateManagedCompany, { body: change });

export const inviteClient = (upstream: Upstream, client: z.input<typeof rest.inviteClient.body>) =>
  upstream.call(rest.inviteClient, { body: client });

export const impersonateOwner = (upstream: Upstream, companyId: number) =>
  upstream.call(impersonation.impersonateOwner, { body: { company_id: companyId } });

export const endImpersonation = (upstream: Upstream) => upstream.call(impersonation.endImpersonation, { body: {} });
