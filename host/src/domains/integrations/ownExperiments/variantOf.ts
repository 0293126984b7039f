// The variant of a company, derived from its id and the experiment's name. It is the same for all members, on every
// host and after every restart, and independent between experiments.
import { createHash } from "node:crypto";
import { type OwnExperiment, ownExperiments } from "@sightline/schema/rest/integrations/ownExperiments";

export function variantOf(experiment: OwnExperiment, companyId: number): string {
  const variants: readonly [string, ...string[]] = ownExperiments[experiment];
  const chance = createHash("sha256").update(`${experiment}:${companyId}`).digest().readUInt32BE(0) / 2 ** 32;
  return variants[Math.floor(chance * variants.length)] ?? variants[0];
}
