// `node` and `nodes`: by the type of what is fetched, see `byId` of each domain.
import type { PermissionTable } from "../permissionTable.ts";
import { anyone } from "../rules.ts";

export const nodesPermissions = {
  Query: {
    node: anyone,
    nodes: anyone,
  },
} satisfies PermissionTable;
