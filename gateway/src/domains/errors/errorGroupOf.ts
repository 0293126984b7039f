import type { ErrorGroup as WireGroup } from "@sightline/schema/rest/errors/errors";
import type { ErrorGroup } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { upper } from "#gateway/graph/enums.ts";

export function errorGroupOf(group: WireGroup): ErrorGroup {
  const { errorGroupId, regression, state, kind, ...rest } = camel(group);
  return { ...rest, errorId: errorGroupId, kind: upper(kind), state: upper(state), isRegression: regression };
}
