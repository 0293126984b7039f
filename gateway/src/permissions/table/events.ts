import { freeRange, grantedRange, namedEvent, sharedProject } from "../grant.ts";
import type { PermissionTable } from "../permissionTable.ts";
import { readers, signedIn, writers } from "../rules.ts";

export const eventsPermissions = {
  Mutation: {
    archiveEventRule: writers,
    checkEventRule: writers,
    createEventRule: writers,
    updateEvent: writers,
    updateEventRule: writers,
  },
  Subscription: {
    eventTail: signedIn,
  },
  Project: {
    eventList: { rule: readers(["events", "dashboard"], sharedProject, grantedRange), part: "EVENTS" },
    eventReport: { rule: readers(["events"], sharedProject, grantedRange, namedEvent), part: "EVENT" },
    eventRule: { rule: signedIn, part: "EVENT_RULES" },
    eventRulePreview: { rule: signedIn, part: "EVENT_RULES" },
    eventRules: { rule: signedIn, part: "EVENT_RULES" },
    events: { rule: readers(["events", "dashboard"], sharedProject, freeRange), part: "EVENTS" },
    trackerFunction: { rule: signedIn, part: "SETTINGS" },
  },
  byId: {
    EventRule: signedIn,
  },
} satisfies PermissionTable;
