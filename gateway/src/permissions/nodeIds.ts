import { permissions } from "./permissions.ts";
import type { NodeType } from "./permissionTable.ts";

const isNodeType = (name: string): name is NodeType => Object.hasOwn(permissions.byId, name);

/** The type in a global id; undefined if there is none. */
export function typeOfGlobalId(id: unknown): NodeType | undefined {
  const [name = ""] = Buffer.from(String(id), "base64url").toString("utf8").split(":");
  return isNodeType(name) ? name : undefined;
}
