import { hasFeature } from "#host/http/projectFeature.ts";
import type { SitePart } from "#host/site/sitePart.ts";

/** The tracker measures forms only in projects with the feature. */
export const formsSite: SitePart = async (entities, { widgetId }) => ({
  options: (await hasFeature(entities, widgetId, "formanalytic")) ? ["forms"] : [],
});
