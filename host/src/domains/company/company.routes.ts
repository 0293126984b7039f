import type { Route } from "#host/http/route.ts";
import { getCdnDomain } from "./getCdnDomain.ts";
import { checkDomain } from "./brand/dns/checkDomain.ts";
import { getOwnBrand } from "./brand/getOwnBrand.ts";
import { getBrandImage } from "./brand/images/getBrandImage.ts";
import { uploadBrandImage } from "./brand/images/uploadBrandImage.ts";
import { updateBrand } from "./brand/updateBrand.ts";
import { getCompany } from "./getCompany.ts";
import { getDomainSetting } from "./getDomainSetting.ts";
import { enterCompany } from "./portal/enterCompany.ts";
import { findClients } from "./portal/findClients.ts";
import { findCompanies } from "./portal/findCompanies.ts";
import { findSupportMessages } from "./portal/findSupportMessages.ts";
import { getGrantablePlans } from "./portal/getGrantablePlans.ts";
import { getHostHealth } from "./portal/getHostHealth.ts";
import { getPortalDomains } from "./portal/getPortalDomains.ts";
import { getPortalUsage } from "./portal/getPortalUsage.ts";
import { inviteClient } from "./portal/inviteClient.ts";
import { leaveCompany } from "./portal/leaveCompany.ts";
import { updateManagedCompany } from "./portal/updateManagedCompany.ts";
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
  checkDomain,
  enterCompany,
  findClients,
  findCompanies,
  findSupportMessages,
  getBrandImage,
  getCompany,
  getDomainSetting,
  getGrantablePlans,
  getHostHealth,
  getOwnBrand,
  getPortalDomains,
  getPortalUsage,
  inviteClient,
  leaveCompany,
  updateBrand,
  updateCompany,
  updateManagedCompany,
  uploadBrandImage,
];
