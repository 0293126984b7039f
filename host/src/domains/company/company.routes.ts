import type { Route } from "#host/http/route.ts";
import { getCdnDomain } from "./getCdnDomain.ts";
import { checkDomain } from "./brand/dns/checkDomain.ts";
import { getOwnBrand } from "./brand/getOwnBrand.ts";
import { getBrandImage } from "./brand/images/getBrandImage.ts";
import { uploadBrandImage } from "./brand/images/uploadBrandImage.ts";
import { updateBrand } from "./brand/updateBrand.ts";
import { getCompany } from "./getCompany.ts";
import { getDomainSetting } from "./getDomainSetting.ts";
import { impersonateOwner } from "./portal/impersonateOwner.ts";
import { findClients } from "./portal/findClients.ts";
import { findCompanies } from "./portal/findCompanies.ts";
import { findSupportMessages } from "./portal/findSupportMessages.ts";
import { getGrantablePlans } from "./portal/getGrantablePlans.ts";
import { getHostHealth } from "./portal/getHostHealth.ts";
import { getPortalDomains } from "./portal/getPortalDomains.ts";
import { getPortalUsage } from "./portal/getPortalUsage.ts";
import { inviteClient } from "./portal/inviteClient.ts";
import { endImpersonation } from "./portal/endImpersonation.ts";
import { updateManagedCompany } from "./portal/updateManagedCompany.ts";
import { updateCompany } from "./updateCompany.ts";
import { getTranslation } from "./translations/getTranslation.ts";
import { setTranslation } from "./translations/setTranslation.ts";

export const companyRoutes: Route[] = [
  getCdnDomain,
  getCompany,
  getDomainSetting,
  getTranslation,
  setTranslation,
  updateCompany,
  checkDomain,
  impersonateOwner,
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
  endImpersonation,
  updateBrand,
  updateCompany,
  updateManagedCompany,
  uploadBrandImage,
];
