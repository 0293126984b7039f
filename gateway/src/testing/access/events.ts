import { members, writers, membersAndShare, type ExpectedAccess } from "../expectedAccess.ts";

export const eventsAccess: ExpectedAccess = {
  Mutation: {
    archiveEventRule: writers,
    checkEventRule: writers,
    createEventRule: writers,
    pickElement: writers,
    updateEvent: writers,
    updateEventRule: writers,
  },
  Project: {
    events: membersAndShare,
  },
  ProjectEvents: {
    list: membersAndShare,
    recent: members,
    report: members,
    rule: members,
    rulePreview: members,
    rules: members,
    trackerFunction: members,
  },
};
