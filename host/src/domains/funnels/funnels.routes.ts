import type { Route } from "#host/http/route.ts";
import { createFunnel } from "./createFunnel.ts";
import { deleteFunnel } from "./deleteFunnel.ts";
import { getFunnel } from "./getFunnel.ts";
import { getFunnelDropoff } from "./getFunnelDropoff.ts";
import { getFunnelFactors } from "./getFunnelFactors.ts";
import { getFunnelFlow } from "./getFunnelFlow.ts";
import { getFunnelResult } from "./getFunnelResult.ts";
import { getFunnels } from "./getFunnels.ts";
import { getFunnelTrend } from "./getFunnelTrend.ts";
import { updateFunnel } from "./updateFunnel.ts";

export const funnelsRoutes: Route[] = [
  createFunnel,
  deleteFunnel,
  getFunnel,
  getFunnelDropoff,
  getFunnelFactors,
  getFunnelFlow,
  getFunnelResult,
  getFunnelTrend,
  getFunnels,
  updateFunnel,
];
