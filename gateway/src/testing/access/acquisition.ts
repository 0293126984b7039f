import { members, membersAndShare, type ExpectedAccess } from "../expectedAccess.ts";

export const acquisitionAccess: ExpectedAccess = {
  Project: {
    acquisition: membersAndShare,
  },
  ProjectAcquisition: {
    report: members,
    visits: members,
  },
};
