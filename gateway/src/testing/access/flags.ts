import { members, membersAndShare, type ExpectedAccess } from "../expectedAccess.ts";

export const flagsAccess: ExpectedAccess = {
  Project: {
    flags: members,
    showsFeatureFlags: membersAndShare,
  },
};
