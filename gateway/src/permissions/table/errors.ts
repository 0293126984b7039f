import type { PermissionTable } from "../permissionTable.ts";
import { writers } from "../rules.ts";

export const errorsPermissions = {
  Mutation: {
    createErrorRule: writers,
    deleteErrorRule: writers,
    deleteSourceMap: writers,
    mergeErrors: writers,
    previewErrorRule: writers,
    setErrorState: writers,
    unmergeErrors: writers,
  },
} satisfies PermissionTable;
