// Completes rows of groups with the states that members set and with their history.
import type { ErrorGroup } from "@sightline/schema/rest/errors/errors";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { cameBack, errorGroupOf } from "./errorGroupOf.ts";
import type { GroupRow } from "./sql/errorGroups.ts";
import { errorLives, releaseOrder } from "./sql/errorLives.ts";
import type { ErrorScope } from "./sql/errorScope.ts";
import { errorStates } from "./sql/errorStates.ts";

export async function describeGroups(
  entities: EntityStore,
  context: QueryContext,
  scope: ErrorScope,
  rows: readonly GroupRow[],
): Promise<ErrorGroup[]> {
  const [saved, lives] = await Promise.all([
    errorStates(entities, scope.project.widgetId).execute(),
    errorLives(
      context,
      scope,
      rows.map(({ error_hash }) => error_hash),
    ),
  ]);
  const states = new Map(saved.map((row) => [row.error_hash, row]));
  const known = rows.map((row) => ({ row, saved: states.get(row.error_hash), life: lives.get(row.error_hash) }));
  const hasComeBack = known.some(({ row, ...rest }) => cameBack(row, rest));
  const order = hasComeBack ? await releaseOrder(context, scope) : new Map<string, number>();
  return known.map(({ row, ...rest }) => errorGroupOf(row, { ...rest, order, now: scope.now }));
}
