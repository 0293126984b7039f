// What is measured of each screen: its query as the app sends it, then with a filter and without a comparison, as far as
// the screen has them.
import type { AppScreen, Operation } from "../product/operations.ts";

export interface Measured {
  /** path of the screen, or `shell` for the frame around all of them */
  screen: string;
  variants: { name: "warm" | "filtered" | "not compared"; operation: Operation }[];
}

/** Read by the app itself from the URL. */
const searches = { filtered: "f=device:is:mobile", "not compared": "compare=none" } as const;

const isSame = (one: Operation, other: Operation) => JSON.stringify(one.variables) === JSON.stringify(other.variables);

function variantsOf(screen: AppScreen): Measured["variants"] {
  const usual = screen.operation();
  const others = (["filtered", "not compared"] as const)
    .map((name) => ({ name, operation: screen.operation(searches[name]) }))
    .filter(({ operation }) => !isSame(operation, usual));
  return [{ name: "warm", operation: usual }, ...others];
}

/** Screens of the numbers of a project, each query once. A screen with a path parameter shows one item, and is left out. */
function reportScreens(screens: readonly AppScreen[]): AppScreen[] {
  const isReport = ({ layout, path, operation }: AppScreen) => {
    if ((layout !== "auth" && layout !== "menu") || /[:*]/.test(path)) return false;
    const { variables } = operation();
    return "project" in variables || "range" in variables;
  };
  // the dashboard is at / and at /dashboard
  const named = screens.filter((screen) => isReport(screen) && screen.path !== "/");
  return [...new Map(named.toReversed().map((screen) => [screen.query, screen])).values()].toReversed();
}

export const measuredOf = (screens: readonly AppScreen[], shells: readonly Operation[]): Measured[] => [
  ...shells.map((operation): Measured => ({ screen: "shell", variants: [{ name: "warm", operation }] })),
  ...reportScreens(screens).map((each) => ({ screen: each.path, variants: variantsOf(each) })),
];
