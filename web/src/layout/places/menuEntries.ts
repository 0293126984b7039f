// The lines of one menu: the screens that have a place in it, in their order.
import type { MenuIconName } from "#web/relay/__generated__/menuIcons.ts";
import type { MenuPlaces, Place } from "#web/relay/places.ts";
import type { Screen } from "#web/relay/screen.ts";

type Conditions = Pick<MenuPlaces, "feature" | "managersOnly">;

export type MenuEntry<P extends Place = Place> = Omit<P, "label" | "icon"> &
  Conditions & { path: string; label: string; icon: MenuIconName };

export function menuEntries<P extends Place>(
  screens: readonly Screen[],
  placeIn: (menu: MenuPlaces) => P | undefined,
): MenuEntry<P>[] {
  const entries = screens.flatMap(({ path, title, places: { menu } }) => {
    const place = menu && placeIn(menu);
    if (!place) return [];
    const { feature, managersOnly, icon } = menu;
    return [
      {
        ...place,
        ...(feature && { feature }),
        ...(managersOnly && { managersOnly }),
        ...{ path, label: place.label ?? title, icon: place.icon ?? icon },
      },
    ];
  });
  return entries.toSorted((one, other) => one.order - other.order);
}
