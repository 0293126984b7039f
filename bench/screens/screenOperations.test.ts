import { expect, test } from "vitest";
import { operationOf, operations, readScreens, screenAt, shellOperations } from "../product/operations.ts";
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
    [{ id: "s", name: "AuthShellQuery", variables: { project: null } }],
  );
  expect(all.map((each) => [each.screen, each.variants.map(({ name }) => name)])).toEqual([
    ["shell", ["warm"]],
    ["/dashboard", ["warm", "filtered", "not compared"]],
    ["/realtime", ["warm"]],
  ]);
});

test("reads the app's own screens, with variables that the app derives from the URL and a trusted document each", async () => {
  const screens = await readScreens();
  const names = new Set(operations.map(({ name }) => name));
  expect(screens.filter((each) => !names.has(each.query))).toEqual([]);
  const { variables } = screenAt(screens, "/dashboard").operation("f=device:is:mobile");
  expect(JSON.stringify(variables)).toContain('"DEVICE"');
  expect(() => screenAt(screens, "/elsewhere")).toThrow("the app has no screen at /elsewhere");
});

test("finds the app's operations by what they request", () => {
  expect(operationOf("mutation", "signIn").text).toContain("$input: SignInInput!");
  expect(operationOf("query", "appVersion").text).toMatch(/^query \w+ \{/);
  expect(() => operationOf("query", "signIn")).toThrow("the app has no query that begins with signIn");
  expect(shellOperations()).not.toEqual([]);
});
