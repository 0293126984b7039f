import type { Route } from "#host/http/route.ts";
import { predictAttention } from "./predictAttention.ts";
import { predictPublicAttention } from "./predictPublicAttention.ts";

export const attentionRoutes: Route[] = [predictAttention, predictPublicAttention];
