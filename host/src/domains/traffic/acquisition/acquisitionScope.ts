// What a question about acquisition is about: a report, and where it has been drilled to.
import type { AcquisitionLevel } from "@sightline/schema/rest/traffic/acquisition";
import type { Endpoint } from "@sightline/schema/rest/endpoint";
import { periodParams } from "#host/http/filter/peopleSql.ts";
import type { Move } from "#host/http/route.ts";
import { gatherConversions, type ConversionScope } from "#host/http/goals/conversionScope.ts";
import type { AskedReport } from "#host/http/scope/reportScope.ts";
import type { Period } from "#host/http/scope/reportRange.ts";

export interface AcquisitionScope extends ConversionScope {
  within: Partial<Record<AcquisitionLevel, string>>;
  /** the range may not be left: visits before it are not looked at */
  isHeld: boolean;
}

interface AskedAcquisition extends AskedReport {
  within: { channel?: string | undefined; source?: string | undefined; landing?: string | undefined };
}

export async function gatherAcquisition(
  move: Pick<Move<Endpoint>, "caller" | "headers" | "services"> & { body: AskedAcquisition },
): Promise<AcquisitionScope> {
  const { within } = move.body;
  const { caller } = move;
  return {
    ...(await gatherConversions(move)),
    within: Object.fromEntries(Object.entries(within).filter(([, value]) => value !== undefined)),
    isHeld: caller.kind === "share" && !caller.freeRange,
  };
}

export function acquisitionParams(scope: AcquisitionScope, period: Pick<Period, "from" | "to"> = scope.period) {
  const within = Object.entries(scope.within).map(([level, value]) => [`in_${level}`, value] as const);
  return {
    ...periodParams(scope.project.widgetId, scope.zone.name, period),
    ...scope.filter.params,
    ...Object.fromEntries(within),
  };
}
