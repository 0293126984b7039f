import { members, type ExpectedAccess } from "../expectedAccess.ts";

export const acquisitionAccess: ExpectedAccess = {
  Project: {
    acquisition: members,
    acquisitionVisits: members,
  },
};
