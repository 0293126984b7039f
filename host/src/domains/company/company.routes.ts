import type { Route } from "#host/http/route.ts";
import { getCompany } from "./getCompany.ts";
import { getDomainSetting } from "./getDomainSetting.ts";
import { updateCompany } from "./updateCompany.ts";

export const companyRoutes: Route[] = [getCompany, getDomainSetting, updateCompany];
