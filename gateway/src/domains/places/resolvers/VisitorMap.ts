import { trafficRefusals } from "@sightline/schema/rest/traffic/refusals";
import type { VisitorMapResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { lower } from "#gateway/graph/enums.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { pageOf } from "#gateway/graph/pageOf.ts";
import { getVisitorMap } from "../places.upstream.ts";

export const VisitorMap: VisitorMapResolvers = {
  countries: async ({ question }, _, { upstream }) =>
    camel(await getVisitorMap(upstream, question, { level: "country" })),

  async places({ question }, { level, country, region, limit, offset }, { upstream }) {
    if (!/^[A-Z]{2}$/.test(country)) throw invalid("country", trafficRefusals.country());
    return camel(
      await getVisitorMap(upstream, question, {
        level: lower(level),
        country,
        ...(typeof region === "string" && { region }),
        ...pageOf({ limit, offset }, 300),
      }),
    );
  },
};
