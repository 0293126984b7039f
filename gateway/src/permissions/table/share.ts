import { ofProject } from "../grant.ts";
import type { PermissionTable } from "../permissionTable.ts";
import { anyone, writers } from "../rules.ts";

export const sharePermissions = {
  Mutation: {
    createShareLink: writers,
    deleteShareLink: writers,
    openShareLink: anyone,
    updateShareLink: writers,
  },
  Viewer: {
    share: { rule: anyone, part: null },
    shareLinks: { rule: writers, part: "SHARE_LINKS" },
  },
  Project: {
    share: { rule: ofProject, part: null },
  },
  ProjectShare: {
    links: { rule: writers, part: "SHARE_LINKS" },
    preview: { rule: writers, part: "SHARE_LINKS" },
  },
  byId: {
    ShareLink: writers,
  },
} satisfies PermissionTable;
