// Visits by where in the world they came from, with every number that a map can be coloured by.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { AnsweredRange, reportShape } from "../range.ts";
import { requirements } from "../refusals/requirements.ts";

/** Rates are shares from 0 to 1; `null`: nothing to divide by. */
export const PlaceValues = z.object({
  visitors: z.number().int(),
  sessions: z.number().int(),
  bounce_rate: z.number().nullable(),
  /** sessions with the goal, or without one with a purchase */
  conversions: z.number().int(),
  conversion_rate: z.number().nullable(),
  revenue: z.number(),
});
export type PlaceValues = z.infer<typeof PlaceValues>;

export const PlaceLevel = z.enum(["country", "region", "city"]);
export type PlaceLevel = z.infer<typeof PlaceLevel>;

/** What tells regions and cities: without it they stay unknown. */
export const getPlaceSource = endpoint({
  name: "getPlaceSource",
  method: "GET",
  path: "/visitor/place-source",
  summary: "Whether new visits get regions and cities, and whose data has to be named where those are shown.",
  effect: "read",
  audience: "viewer",
  answer: z.object({
    has_cities: z.boolean(),
    /** a sentence and where it leads */
    credits: z.array(z.object({ text: z.string(), url: z.url() })),
  }),
});

export const getVisitorMap = endpoint({
  name: "getVisitorMap",
  method: "POST",
  path: "/visitor/map",
  summary: "Visits by country, or by the regions or cities of one; where it is unknown the name is empty.",
  effect: "read",
  audience: "viewer",
  body: z.object({
    ...reportShape,
    goal: z.string().max(200).optional(),
    level: PlaceLevel.default("country"),
    /** ISO 3166-1 code; only its visits */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, requirements.countryCode)
      .optional(),
    /** only its visits; "" where it is unknown. Names repeat: give the country too */
    region: z.string().max(200).optional(),
    limit: z.number().int().min(1).max(1000).default(300),
    offset: z.number().int().min(0).max(100_000).default(0),
  }),
  answer: z.object({
    /** most visitors first */
    rows: z.array(
      z.object({
        name: z.string(),
        /** of a city: two of the same name are two */
        region: z.string().optional(),
        values: PlaceValues,
        previous: PlaceValues.optional(),
      }),
    ),
    totals: PlaceValues,
    /** of the revenue; "" where nothing was paid */
    currency: z.string(),
    range: AnsweredRange,
  }),
});
