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
    shareLinks: { rule: writers, part: "SHARE_LINKS" },
    sharePreview: { rule: writers, part: "SHARE_LINKS" },
  },
  byId: {
    ShareLink: writers,
  },
} satisfies PermissionTable;
