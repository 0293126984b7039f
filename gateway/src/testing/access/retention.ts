import { members, membersAndShare, type ExpectedAccess } from "../expectedAccess.ts";

export const retentionAccess: ExpectedAccess = {
  Project: {
    retention: membersAndShare,
  },
  ProjectRetention: {
    report: members,
    visitors: members,
  },
};
