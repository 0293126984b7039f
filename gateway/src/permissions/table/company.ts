import type { PermissionTable } from "../permissionTable.ts";
import { anyone, inPerson, managers, namesDomain, signedIn, gated } from "../rules.ts";

export const companyPermissions = {
  Query: {
    brand: anyone,
  },
  Mutation: {
    checkDomain: inPerson(gated("manageBrand")),
    impersonateOwner: inPerson(gated("openServicePortal")),
    inviteClient: inPerson(gated("manageBrand")),
    endImpersonation: signedIn,
    setTranslation: managers,
    updateBrand: inPerson(gated("manageBrand")),
    updateCompany: inPerson(managers, namesDomain),
    updateManagedCompany: inPerson(gated("openServicePortal")),
    uploadBrandImage: inPerson(gated("manageBrand")),
  },
  Viewer: {
    impersonation: { rule: anyone, part: null },
    agency: { rule: anyone, part: null },
    company: { rule: anyone, part: null },
    servicePortal: { rule: anyone, part: null },
    translation: { rule: anyone, part: null },
  },
  byId: {
    Company: signedIn,
    ManagedCompany: gated("manageCompanies"),
  },
} satisfies PermissionTable;
