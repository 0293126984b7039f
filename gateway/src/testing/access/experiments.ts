import { members, membersAndShare, type ExpectedAccess } from "../expectedAccess.ts";

export const experimentsAccess: ExpectedAccess = {
  Project: {
    experiments: membersAndShare,
  },
  ProjectExperiments: {
    list: members,
  },
};
