import type { FunnelStep } from "#web/reports/funnels/funnelSteps.ts";
import type { FunnelDraft } from "#web/reports/funnels/useFunnelHref.ts";
import { levelGroups, levelValue, type Level } from "./acquisitionChoices.ts";

interface Chosen {
  level: Level;
  value: string;
}

/**
 * The funnel of the sessions with all of these values: from their landing page, or any page if it is not among the
 * values, to the conversion.
 */
export function rowFunnel(chosen: readonly Chosen[], goalStep: FunnelStep | undefined): FunnelDraft {
  const landing = chosen.find(({ level }) => level === "LANDING")?.value ?? "";
  return {
    name: chosen.map(({ level, value }) => levelValue(level, value)).join(", "),
    filters: chosen.flatMap(({ level, value }) => levelGroups(level, value)),
    steps: [{ kind: "PAGE", match: "SIMPLE", value: landing }, ...(goalStep ? [goalStep] : [])],
  };
}
