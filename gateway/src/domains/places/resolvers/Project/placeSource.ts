import type { ProjectResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { getPlaceSource } from "../../places.upstream.ts";

export const placeSource: ProjectResolvers["placeSource"] = async (_, __, { upstream }) =>
  camel(await getPlaceSource(upstream));
