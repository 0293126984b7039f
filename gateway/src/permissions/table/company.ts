import type { PermissionTable } from "../permissionTable.ts";
import { anyone, inPerson, managers, namesDomain, signedIn, through } from "../rules.ts";

export const companyPermissions = {
  Query: {
    brand: anyone,
  },
  Mutation: {
    checkDomain: inPerson(through("manageBrand")),
    enterCompany: inPerson(through("openServicePortal")),
    inviteClient: inPerson(through("manageBrand")),
    leaveCompany: signedIn,
    setTranslation: managers,
    updateBrand: inPerson(through("manageBrand")),
    updateCompany: inPerson(managers, namesDomain),
    updateManagedCompany: inPerson(through("openServicePortal")),
    uploadBrandImage: inPerson(through("manageBrand")),
  },
  Viewer: {
    acting: { rule: anyone, part: null },
    agency: { rule: anyone, part: null },
    company: { rule: anyone, part: null },
    servicePortal: { rule: anyone, part: null },
    translation: { rule: signedIn, part: null },
  },
  byId: {
    Company: signedIn,
    ManagedCompany: through("keepCompanies"),
  },
} satisfies PermissionTable;
