import { members, managers, everybody, none, type ExpectedAccess } from "../expectedAccess.ts";

export const companyAccess: ExpectedAccess = {
  Query: {
    brand: everybody,
  },
  Mutation: {
    checkDomain: none,
    enterCompany: none,
    inviteClient: none,
    leaveCompany: members,
    setTranslation: managers,
    updateBrand: none,
    updateCompany: managers,
    updateManagedCompany: none,
    uploadBrandImage: none,
  },
  Viewer: {
    acting: everybody,
    agency: everybody,
    company: everybody,
    servicePortal: everybody,
    translation: members,
  },
};
