import type { Route } from "#host/http/route.ts";
import { getCdnDomain } from "./getCdnDomain.ts";
import { getCompany } from "./getCompany.ts";
import { getDomainSetting } from "./getDomainSetting.ts";
import { updateCompany } from "./updateCompany.ts";
import { getTranslation } from "./words/getTranslation.ts";
import { setTranslation } from "./words/setTranslation.ts";

export const companyRoutes: Route[] = [
  getCdnDomain,
  getCompany,
  getDomainSetting,
  getTranslation,
  setTranslation,
  updateCompany,
];
