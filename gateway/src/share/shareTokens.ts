// What the holder of a share link sends instead of a session: the whole grant, sealed. Clients can't read the scoped
// jwt inside it, and can't change the grant.
import { z } from "zod";
import { ShareHide, ShareModule, SharePreset } from "@sightline/schema/rest/share/share";
import type { SharePrincipal } from "#gateway/session/principal.ts";
import type { Sealer } from "#gateway/session/seal.ts";

const Grant = z.object({
  kind: z.literal("share"),
  jwt: z.string(),
  companyId: z.number(),
  widgetId: z.number(),
  widgetName: z.string(),
  modules: ShareModule,
  uniqueModuleId: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  // tokens of the previous release don't name it
  preset: SharePreset.nullable().default(null),
  freeRange: z.boolean(),
  hide: z.array(ShareHide),
  canDownload: z.boolean(),
  expiresAt: z.number(),
});

export interface ShareTokens {
  seal(principal: SharePrincipal): Promise<string>;
  open(token: string): Promise<SharePrincipal | undefined>;
}

export function createShareTokens(sealer: Sealer, now: () => number): ShareTokens {
  return {
    seal: (principal) => sealer.seal({ ...principal }, principal.expiresAt),
    async open(token) {
      const grant = await sealer.open(token, Grant);
      return grant !== undefined && grant.expiresAt > now() ? grant : undefined;
    },
  };
}
