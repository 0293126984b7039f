import { getPlaceSource as call } from "@sightline/schema/rest/places/places";
import { readers } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";

/** Contains no project data, and the links that allow it display places. */
export const getPlaceSource = route(call, {
  permit: readers("map", "analytics", "dashboard"),
  gather: ({ services }) => services.places,
  ask: (_, { hasCities, credits }) => ({ has_cities: hasCities, credits: [...credits] }),
  answer: (source) => source,
});
