// One line carries a screen: path, layout, chunk, query, variables and its places in the menus. The request leaves when the address changes,
// before the screen's chunk has arrived; nothing is fetched while rendering.
import type { RangePreset } from "@sightline/schema/rest/ranges/presets";
import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import type { PreloadedQuery } from "react-relay";
import type { OperationType, PreloadableConcreteRequest } from "relay-runtime";
import type { ScreenPlaces } from "./places.ts";
import type { ScreenShape } from "./ScreenSkeleton.tsx";

/** `menu`: signed in, with the section's menu next to the screen. */
export type LayoutName = "bare" | "auth" | "menu" | "share";

/** The input of a screen's variables. */
export interface ScreenArgs {
  /** decoded path parameters */
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** the project from the URL or the last choice; null: the viewer's first */
  project: string | null;
  /** the share link's grant; null for members */
  grant: ScreenGrant | null;
}

export interface ScreenGrant extends ShareRange {
  /** the shared item; empty if the whole module is shared */
  itemId: string;
}

export interface ShareRange {
  startDate: string;
  endDate: string;
  /** the range moves with the date; null for fixed dates */
  preset: RangePreset | null;
  freeRange: boolean;
}

export interface ScreenProps<Q extends OperationType> {
  queryRef: PreloadedQuery<Q>;
}

export interface ScreenLine<Q extends OperationType = OperationType> extends ScreenPlaces {
  path: string;
  layout: LayoutName;
  /** of the browser tab */
  title: string;
  query: PreloadableConcreteRequest<Q>;
  variables(args: ScreenArgs): Q["variables"];
  /** of the content while it loads, where it isn't that of its kind: a form, a report with a range, or a table */
  shape?: ScreenShape;
  screen: () => Promise<{ default: ComponentType<ScreenProps<Q>> }>;
}

export interface Screen {
  path: string;
  layout: LayoutName;
  title: string;
  query: PreloadableConcreteRequest<OperationType>;
  variables(args: ScreenArgs): OperationType["variables"];
  places: ScreenPlaces;
  shape: ScreenShape;
  /** starts loading the chunk; no-op if it is already loaded. Resolves to the component, if it could be loaded. */
  preload(): Promise<unknown>;
  readonly Component: LazyExoticComponent<ComponentType<ScreenProps<OperationType>>>;
}

const usualShape = ({ path, layout, range }: Pick<ScreenLine, "path" | "layout" | "range">): ScreenShape => {
  if (/\/(new|edit)\b/.test(path) || (layout === "menu" && !range)) return "form";
  return range ? "report" : "table";
};

export function screen<Q extends OperationType>(line: ScreenLine<Q>): Screen {
  // React caches a failed chunk permanently, so Retry needs a new lazy component
  const chunk = (): Screen["Component"] =>
    lazy(() =>
      line.screen().catch((error: unknown) => {
        current = chunk();
        throw error;
      }),
    );
  let current = chunk();
  return {
    path: line.path,
    layout: line.layout,
    title: line.title,
    query: line.query,
    variables: line.variables,
    shape: line.shape ?? usualShape(line),
    places: {
      ...(line.menu && { menu: line.menu }),
      ...(line.jump && { jump: line.jump }),
      ...(line.range && { range: line.range }),
      ...(line.rangeDefault && { rangeDefault: line.rangeDefault }),
    },
    preload: () =>
      line.screen().then(
        (chunk) => chunk.default,
        () => undefined,
      ),
    get Component() {
      return current;
    },
  };
}
