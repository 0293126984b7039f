import { members, type ExpectedAccess } from "../expectedAccess.ts";

export const experimentsAccess: ExpectedAccess = {
  Project: {
    tests: members,
  },
};
