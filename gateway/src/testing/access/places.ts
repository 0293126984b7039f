import { members, membersAndShare, type ExpectedAccess } from "../expectedAccess.ts";

export const placesAccess: ExpectedAccess = {
  Project: {
    places: membersAndShare,
  },
  ProjectPlaces: {
    map: members,
    source: membersAndShare,
  },
};
