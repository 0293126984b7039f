import { writers, everybody, type ExpectedAccess } from "../expectedAccess.ts";

export const shareAccess: ExpectedAccess = {
  Mutation: {
    createShareLink: writers,
    deleteShareLink: writers,
    openShareLink: everybody,
    updateShareLink: writers,
  },
  Viewer: {
    share: everybody,
    shareLinks: writers,
  },
  Project: {
    shareLinks: writers,
    sharePreview: writers,
  },
};
