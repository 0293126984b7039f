import { members, type ExpectedAccess } from "../expectedAccess.ts";

export const funnelsAccess: ExpectedAccess = {
  Project: {
    funnels: members,
  },
};
