// The scope of an acquisition query: a report and its drill-down path.
import type { AcquisitionLevel } from "@sightline/schema/rest/acquisition/acquisition";
import type { Endpoint } from "@sightline/schema/rest/endpoint";
import { periodParams } from "../visits/humanTrafficSql.ts";
import type { Move } from "#host/http/route.ts";
import { gatherConversions, type ConversionScope } from "../goals/conversionScope.ts";
import type { ReportRequest } from "../scope/reportScope.ts";
import type { Period } from "../scope/reportRange.ts";

export interface AcquisitionScope extends ConversionScope {
  within: Partial<Record<AcquisitionLevel, string>>;
  /** the range can't be extended: visits before it are not read */
  hasFixedRange: boolean;
}

interface AcquisitionRequest extends ReportRequest {
  within: { channel?: string | undefined; source?: string | undefined; landing?: string | undefined };
}

export async function gatherAcquisition(
  move: Pick<Move<Endpoint>, "caller" | "headers" | "services"> & { body: AcquisitionRequest },
): Promise<AcquisitionScope> {
  const { within } = move.body;
  const { caller } = move;
  return {
    ...(await gatherConversions(move)),
    within: Object.fromEntries(Object.entries(within).filter(([, value]) => value !== undefined)),
    hasFixedRange: caller.kind === "share" && !caller.freeRange,
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
