import { members, membersAndShare, type ExpectedAccess } from "../expectedAccess.ts";

export const placesAccess: ExpectedAccess = {
  Project: {
    placeSource: membersAndShare,
    visitorMap: members,
  },
};
