// The product's own experiments: variants of its own screens, tested with recent companies. Not to be confused with the
// tests that companies run on their websites.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

/** Companies from this number on take part. */
export const FIRST_TEST_ELIGIBLE_COMPANY = 11_207;

/** Experiments by name, with their variants. The first variant is the default for everyone else. */
export const ownExperiments = {
  /** whether plans initially show monthly or yearly prices */
  plans_period: ["month", "year"],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export const OwnExperiment = z.enum(["plans_period"] satisfies (keyof typeof ownExperiments)[]);
export type OwnExperiment = z.infer<typeof OwnExperiment>;

export const Enrolment = z.object({ experiment: z.string(), variant: z.string() });
export type Enrolment = z.infer<typeof Enrolment>;

export const getEnrolments = endpoint({
  name: "getEnrolments",
  method: "GET",
  path: "/own-experiments",
  summary: "The product's own experiments that include the caller's company, with its variant.",
  effect: "read",
  audience: "member",
  answer: z.object({ rows: z.array(Enrolment) }),
});

export const noteExposure = endpoint({
  name: "noteExposure",
  method: "POST",
  path: "/own-experiments/exposure",
  summary: "Record that the company saw its variant of an experiment of the product; counted once per company.",
  effect: "set",
  audience: "member",
  body: z.object({ experiment: OwnExperiment }),
  answer: Enrolment,
});
