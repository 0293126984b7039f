import { members, membersAndShare, type ExpectedAccess } from "../expectedAccess.ts";

export const flagsAccess: ExpectedAccess = {
  Project: {
    flags: membersAndShare,
  },
  ProjectFlags: {
    isAvailable: membersAndShare,
    list: members,
  },
};
