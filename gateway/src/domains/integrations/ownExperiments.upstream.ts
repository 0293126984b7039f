import * as rest from "@sightline/schema/rest/integrations/ownExperiments";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const getEnrolments = async (upstream: Upstream): Promise<rest.Enrolment[]> =>
  (await upstream.call(rest.getEnrolments, {})).rows;

export const noteExposure = (upstream: Upstream, experiment: rest.OwnExperiment): Promise<rest.Enrolment> =>
  upstream.call(rest.noteExposure, { body: { experiment } });
