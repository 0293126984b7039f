import type { Route } from "#host/http/route.ts";
import { getBehaviorFlow } from "./getBehaviorFlow.ts";
import { getFlowAround } from "./getFlowAround.ts";
import { previewGrouping } from "./previewGrouping.ts";

export const flowRoutes: Route[] = [getBehaviorFlow, getFlowAround, previewGrouping];
