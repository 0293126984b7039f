// The menus of the app, made of its screens.
import { placesOf } from "#web/layout/places/appPlaces.ts";
import { screens } from "#web/screens/__generated__/screens.ts";

export const places = placesOf(screens, async () => {
  const { articles } = await import("#web/screens/__generated__/articles.ts");
  return articles.toSorted((one, other) => one.order - other.order);
});
