// Visits by place, with every metric that can color the map.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { AnsweredRange, reportShape } from "../range.ts";
import { requirements } from "../refusals/requirements.ts";

/** Rates are from 0 to 1; `null` if the denominator is 0. */
export const PlaceValues = z.object({
  visitors: z.number().int(),
  sessions: z.number().int(),
  bounce_rate: z.number().nullable(),
  /** sessions with the goal, or with a purchase if no goal is set */
  conversions: z.number().int(),
  conversion_rate: z.number().nullable(),
  revenue: z.number(),
});
export type PlaceValues = z.infer<typeof PlaceValues>;

export const PlaceLevel = z.enum(["country", "region", "city"]);
export type PlaceLevel = z.infer<typeof PlaceLevel>;

/** The data source of regions and cities. Without one, they are unknown. */
export const getPlaceSource = endpoint({
  name: "getPlaceSource",
  method: "GET",
  path: "/visitor/place-source",
  summary: "Whether new visits get regions and cities, and the attribution that must be shown with them.",
  effect: "read",
  audience: "viewer",
  answer: z.object({
    has_cities: z.boolean(),
    /** the attribution text and its link */
    credits: z.array(z.object({ text: z.string(), url: z.url() })),
  }),
});

export const getVisitorMap = endpoint({
  name: "getVisitorMap",
  method: "POST",
  path: "/visitor/map",
  summary: "Visits by country, or by region or city of one country; unknown ones have an empty name.",
  effect: "read",
  isReport: true,
  audience: "viewer",
  body: z.object({
    ...reportShape,
    goal: z.string().max(200).optional(),
    level: PlaceLevel.default("country"),
    /** ISO 3166-1 code; only visits from this country */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, requirements.countryCode)
      .optional(),
    /** only visits from this region; "" selects unknown regions. Names are not unique, so set the country too */
    region: z.string().max(200).optional(),
    limit: z.number().int().min(1).max(1000).default(300),
    offset: z.number().int().min(0).max(100_000).default(0),
  }),
  answer: z.object({
    /** most visitors first */
    rows: z.array(
      z.object({
        name: z.string(),
        /** of a city; two cities with the same name are separate rows */
        region: z.string().optional(),
        values: PlaceValues,
        previous: PlaceValues.optional(),
      }),
    ),
    totals: PlaceValues,
    /** of the revenue; "" without revenue */
    currency: z.string(),
    range: AnsweredRange,
  }),
});
