import type { Route } from "#host/http/route.ts";
import { getAcquisition } from "./getAcquisition.ts";
import { getAcquisitionSeries } from "./getAcquisitionSeries.ts";
import { getAcquisitionVisits } from "./getAcquisitionVisits.ts";
import { getChannelRules } from "./getChannelRules.ts";

export const acquisitionRoutes: Route[] = [getAcquisition, getAcquisitionSeries, getAcquisitionVisits, getChannelRules];
