import { writers, everybody, membersAndShare, type ExpectedAccess } from "../expectedAccess.ts";

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
    share: membersAndShare,
  },
  ProjectShare: {
    links: writers,
    preview: writers,
  },
};
