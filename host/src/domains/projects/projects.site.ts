import type { SitePart } from "#host/site/sitePart.ts";

/** Settings of a project that differ from the tracker's defaults. */
export const projectsSite: SitePart = async (_entities, { setting }) => ({
  options: [...(setting.follow_spa ? [] : ["nospa"]), ...(setting.respect_dnt ? ["dnt"] : [])],
});
