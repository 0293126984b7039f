// Who may ask for what of a project's areas: the container itself is there for whoever sees the project, and each of
// its fields has its own rule.
import { freeRange, grantedRange, namedEvent, sharedProject } from "./grant.ts";
import type { AreaPermissions } from "./permissionTable.ts";
import { anyone, managers, readers, signedIn, writers } from "./rules.ts";

const ofReports = readers(["dashboard", "analytics"], sharedProject, freeRange);

export const areaPermissions: AreaPermissions = {
  ProjectAcquisition: {
    report: readers(["acquisition"], sharedProject, grantedRange),
    visits: signedIn,
  },
  ProjectAudience: {
    realtime: signedIn,
    tags: signedIn,
    visitor: signedIn,
    visitors: signedIn,
  },
  ProjectBlocking: {
    rules: managers,
  },
  ProjectEvents: {
    list: readers(["events", "dashboard"], sharedProject, grantedRange),
    recent: readers(["events", "dashboard"], sharedProject, freeRange),
    report: readers(["events"], sharedProject, grantedRange, namedEvent),
    rule: signedIn,
    rulePreview: signedIn,
    rules: signedIn,
    trackerFunction: signedIn,
  },
  ProjectExperiments: {
    list: signedIn,
  },
  ProjectFeedback: {
    comments: signedIn,
    report: signedIn,
  },
  ProjectFlags: {
    isAvailable: anyone,
    list: signedIn,
  },
  ProjectFunnels: {
    list: signedIn,
  },
  ProjectGoals: {
    goal: signedIn,
    list: signedIn,
    preview: signedIn,
  },
  ProjectInstallation: {
    firstRecording: signedIn,
    status: signedIn,
    trafficCheck: signedIn,
  },
  ProjectPlaces: {
    map: readers(["map"], sharedProject, grantedRange),
    source: readers(["dashboard", "analytics", "map"], sharedProject),
  },
  ProjectRecommendations: {
    list: signedIn,
    status: signedIn,
    unreadCount: signedIn,
  },
  ProjectRetention: {
    report: readers(["retention"], sharedProject, grantedRange),
    visitors: signedIn,
  },
  ProjectSegments: {
    filterValues: ofReports,
    list: signedIn,
  },
  ProjectShare: {
    links: writers,
    preview: writers,
  },
  ProjectTimeline: {
    list: signedIn,
  },
  ProjectTraffic: {
    effect: signedIn,
    monthlyChart: signedIn,
    months: ofReports,
    report: readers(["dashboard", "analytics"], sharedProject, grantedRange),
  },
};
