import { grantedRange, namedFunnel, ofProject, sharedProject } from "../grant.ts";
import type { PermissionTable } from "../permissionTable.ts";
import { readers, signedIn, writers } from "../rules.ts";

export const funnelsPermissions = {
  Mutation: {
    createFunnel: writers,
    deleteFunnel: writers,
    updateFunnel: writers,
  },
  Project: {
    funnels: { rule: ofProject, part: null },
  },
  ProjectFunnels: {
    funnel: { rule: signedIn, part: "FUNNELS" },
    list: { rule: signedIn, part: "FUNNELS" },
    preview: { rule: signedIn, part: "FUNNELS" },
    report: { rule: readers(["funnel"], sharedProject, grantedRange, namedFunnel), part: "FUNNEL" },
  },
  byId: {
    Funnel: signedIn,
  },
} satisfies PermissionTable;
