import type { ProjectPlacesResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { getPlaceSource } from "../../places.upstream.ts";

export const source: ProjectPlacesResolvers["source"] = async (_, __, { upstream }) =>
  camel(await getPlaceSource(upstream));
