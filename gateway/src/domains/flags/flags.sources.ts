import type { Flag as WireFlag } from "@sightline/schema/rest/flags/flags";
import type { Flag } from "#gateway/__generated__/resolverTypes.ts";
import { upper } from "#gateway/graph/enums.ts";
import { toGlobalId } from "#gateway/graph/globalId.ts";

export interface FlagSource extends Flag {
  __typename: "Flag";
  /** the host's id */
  flagId: number;
}

/** Flags are listed by project, so an id contains both. */
export const flagOf = (widgetId: number, flag: WireFlag): FlagSource => ({
  __typename: "Flag",
  id: toGlobalId("Flag", `${widgetId}:${flag.id}`),
  flagId: flag.id,
  key: flag.key,
  valueType: upper(flag.type),
  status: upper(flag.status),
  createdAt: flag.created_at,
});

/** Newest first. */
export const flagKey = ({ flagId }: FlagSource) => [-flagId];
