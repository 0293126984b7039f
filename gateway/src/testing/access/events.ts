import { members, writers, membersAndShare, type ExpectedAccess } from "../expectedAccess.ts";

export const eventsAccess: ExpectedAccess = {
  Mutation: {
    archiveEventRule: writers,
    checkEventRule: writers,
    createEventRule: writers,
    updateEvent: writers,
    updateEventRule: writers,
  },
  Project: {
    eventList: membersAndShare,
    eventReport: members,
    eventRule: members,
    eventRulePreview: members,
    eventRules: members,
    events: members,
    trackerFunction: members,
  },
};
