import { expect, test } from "vitest";
import { idOf, operations, readScreens, screenAt } from "../product/operations.ts";
import type { AppScreen } from "../product/operations.ts";
import { measuredOf } from "./screenOperations.ts";

const screen = (path: string, query: string, variables: (search: string) => object): AppScreen => ({
  ...{ path, query, layout: "auth" },
  operation: (search = "") => ({ name: query, id: query, variables: { ...variables(search) } }),
});

test("measures each report once, with a filter and without a comparison where they change its variables", () => {
  const traffic = (search: string) => ({ project: null, search });
  const all = measuredOf(
    [
      screen("/", "Dashboard", traffic),
      screen("/dashboard", "Dashboard", traffic),
      screen("/realtime", "Realtime", () => ({ project: null })),
      screen("/goals/view/:id", "Goal", traffic),
      screen("/profile", "Profile", () => ({})),
      { ...screen("/share/dashboard", "Dashboard", traffic), layout: "share" },
    ],
    [{ id: "s", name: "AuthShellQuery", text: "" }],
  );
  expect(all.map((each) => [each.screen, each.variants.map(({ name }) => name)])).toEqual([
    ["shell", ["warm"]],
    ["/dashboard", ["warm", "filtered", "not compared"]],
    ["/realtime", ["warm"]],
  ]);
});

test("reads the app's own screens, with variables that the app derives from the URL and a trusted document each", async () => {
  const screens = await readScreens();
  const ids = new Set(operations.map(({ id }) => id));
  expect(screens.filter((each) => each.path !== "/login" && !ids.has(idOf(each.query)))).toEqual([]);
  const { variables } = screenAt(screens, "/dashboard").operation("f=device:is:mobile");
  expect(JSON.stringify(variables)).toContain('"DEVICE"');
  expect(() => screenAt(screens, "/elsewhere")).toThrow("the app has no screen at /elsewhere");
});
