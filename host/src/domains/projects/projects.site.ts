import type { SitePart } from "#host/site/sitePart.ts";

/** Settings of a project that differ from the tracker's defaults. */
export const projectsSite: SitePart = async (_entities, { setting: { follow_spa, respect_dnt, recording } }) => ({
  options: [
    ...(follow_spa ? [] : ["nospa"]),
    ...(respect_dnt ? ["dnt"] : []),
    ...(recording.is_on && recording.sample > 0 ? [`rec:${recording.sample}`] : []),
  ],
});
