import * as rest from "@sightline/schema/rest/company/company";
import type { z } from "zod";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const getCompany = (upstream: Upstream): Promise<rest.Company> => upstream.call(rest.getCompany);

export const getDomainSetting = (upstream: Upstream, host: string): Promise<rest.DomainSetting> =>
  upstream.call(rest.getDomainSetting, { params: { subdomain: host } });

export const updateCompany = (upstream: Upstream, change: z.input<typeof rest.updateCompany.body>) =>
  upstream.call(rest.updateCompany, { body: change });
