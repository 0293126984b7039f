import { freeRange, grantedRange, namedEvent, sharedProject, ofProject } from "../grant.ts";
import type { PermissionTable } from "../permissionTable.ts";
import { readers, signedIn, writers } from "../rules.ts";

export const eventsPermissions = {
  Mutation: {
    archiveEventRule: writers,
    checkEventRule: writers,
    createEventRule: writers,
    pickElement: writers,
    updateEvent: writers,
    updateEventRule: writers,
  },
  Subscription: {
    eventTail: signedIn,
  },
  Project: {
    events: { rule: ofProject, part: null },
  },
  ProjectEvents: {
    list: { rule: readers(["events", "dashboard"], sharedProject, grantedRange), part: "EVENTS" },
    recent: { rule: readers(["events", "dashboard"], sharedProject, freeRange), part: "EVENTS" },
    report: { rule: readers(["events"], sharedProject, grantedRange, namedEvent), part: "EVENT" },
    rule: { rule: signedIn, part: "EVENT_RULES" },
    rulePreview: { rule: signedIn, part: "EVENT_RULES" },
    rules: { rule: signedIn, part: "EVENT_RULES" },
    trackerFunction: { rule: signedIn, part: "SETTINGS" },
  },
  byId: {
    EventRule: signedIn,
  },
} satisfies PermissionTable;
