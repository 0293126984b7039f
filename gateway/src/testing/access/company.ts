import { members, managers, everybody, none, type ExpectedAccess } from "../expectedAccess.ts";

export const companyAccess: ExpectedAccess = {
  Query: {
    brand: everybody,
  },
  Mutation: {
    checkDomain: none,
    impersonateOwner: none,
    inviteClient: none,
    endImpersonation: members,
    setTranslation: managers,
    updateBrand: none,
    updateCompany: managers,
    updateManagedCompany: none,
    uploadBrandImage: none,
  },
  Viewer: {
    impersonation: everybody,
    agency: everybody,
    company: everybody,
    servicePortal: everybody,
    translation: everybody,
  },
};
