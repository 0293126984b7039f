import { namesSharedProject, ofProject } from "../grant.ts";
import type { PermissionTable } from "../permissionTable.ts";
import { anyone, managers, readers, signedIn, writers } from "../rules.ts";

export const projectsPermissions = {
  Mutation: {
    checkWebsite: writers,
    createBlockRule: managers,
    createProject: managers,
    deleteBlockRule: managers,
    deleteProject: managers,
    mailSnippet: writers,
    previewBlockRule: managers,
    updateProject: managers,
  },
  Subscription: {
    installation: signedIn,
  },
  Viewer: {
    currentAddress: { rule: signedIn, part: "ACCOUNTS" },
    managedProjects: { rule: managers, part: "OTHER_PROJECTS" },
    project: { rule: readers([], namesSharedProject), part: null },
    projects: { rule: signedIn, part: "OTHER_PROJECTS" },
    viewerCanManageProjects: { rule: anyone, part: null },
  },
  Project: {
    allowedWebsites: { rule: signedIn, part: "SETTINGS" },
    blocking: { rule: ofProject, part: null },
    createdAt: { rule: signedIn, part: "SETTINGS" },
    features: { rule: signedIn, part: "SETTINGS" },
    id: { rule: ofProject, part: null },
    installation: { rule: ofProject, part: null },
    isActive: { rule: signedIn, part: "SETTINGS" },
    key: { rule: signedIn, part: "SETTINGS" },
    name: { rule: ofProject, part: null },
    pageviewLimit: { rule: signedIn, part: "BILLING" },
    pageviewMonthly: { rule: signedIn, part: "BILLING" },
    pageviewTotal: { rule: signedIn, part: "BILLING" },
    pageviewsNow: { rule: signedIn, part: "REALTIME" },
    setting: { rule: signedIn, part: "SETTINGS" },
    snippet: { rule: signedIn, part: "SETTINGS" },
    timezone: { rule: ofProject, part: null },
    viewerCanAnnotate: { rule: ofProject, part: null },
    viewerCanShare: { rule: ofProject, part: null },
    widgetId: { rule: ofProject, part: null },
  },
  ProjectBlocking: {
    rules: { rule: managers, part: "SETTINGS" },
  },
  ProjectInstallation: {
    firstRecording: { rule: signedIn, part: "RECORDINGS" },
    status: { rule: signedIn, part: "SETTINGS" },
    trafficCheck: { rule: signedIn, part: "SETTINGS" },
  },
  byId: {
    Project: readers([], namesSharedProject),
  },
} satisfies PermissionTable;
