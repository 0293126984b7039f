import { members, type ExpectedAccess } from "../expectedAccess.ts";

export const retentionAccess: ExpectedAccess = {
  Project: {
    retention: members,
    retentionVisitors: members,
  },
};
