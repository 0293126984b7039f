// The policy of all domains as one table; docs/permissions.md shows it. A field that no table names does not compile,
// and one that two tables name aborts the start.
import { permissionTables } from "./__generated__/permissionTables.ts";
import type { Permissions, PermissionTable } from "./permissionTable.ts";

type Table = (typeof permissionTables)[keyof typeof permissionTables];
type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Merged<Type extends keyof Permissions> = Intersection<Extract<Table, Record<Type, unknown>>[Type]>;

/** The rows of a type over all tables. */
export function mergeRows(tables: Readonly<Record<string, PermissionTable>>, type: keyof Permissions): object {
  const domains = new Map<string, string>();
  const rows: Record<string, unknown> = {};
  for (const [domain, table] of Object.entries(tables)) {
    for (const [field, row] of Object.entries(table[type] ?? {})) {
      const other = domains.get(field);
      if (other !== undefined)
        throw new Error(`${type}.${field} has a rule in table/${other}.ts and table/${domain}.ts`);
      domains.set(field, domain);
      rows[field] = row;
    }
  }
  return rows;
}

const types = new Set(Object.values<PermissionTable>(permissionTables).flatMap((table) => Object.keys(table)));

export const permissions: Permissions = Object.fromEntries(
  [...types].map((type) => [type, mergeRows(permissionTables, type as keyof Permissions)]),
) as { [Type in keyof Permissions]: Merged<Type> };
