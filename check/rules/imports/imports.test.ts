import { describe, expect, test } from "vitest";
import { treeOf } from "../../tree/sourceTree.ts";
import { importRule } from "./importRule.ts";
import { noBarrels } from "./noBarrels.ts";
import { noCircles } from "./noCircles.ts";
import { runtimeDependencies } from "./runtimeDependencies.ts";

const messagesOf = (path: string, text: string) => importRule(treeOf({ [path]: text })).map(({ message }) => message);

describe("import table rule", () => {
  const allowed: [path: string, line: string][] = [
    ["schema/rest/goals.ts", `import { z } from "zod"; import { endpoint } from "./endpoint.ts";`],
    ["host/src/http/permit.ts", `import { entities } from "#host/stores/entities.ts"; import { Hono } from "hono";`],
    [
      "host/src/domains/goals/getGoals.ts",
      `import { getGoals } from "@sightline/schema/rest/goals"; import "./sql/goals.ts";`,
    ],
    ["host/src/app.ts", `import { routes } from "./domains/goals/goals.routes.ts";`],
    ["host/src/stores/entities.ts", `import pg from "pg"; const embedded = await import("@electric-sql/pglite");`],
    ["host/tracker/src/queue.ts", `import type { CollectBatch } from "@sightline/schema/rest/ingest";`],
    ["gateway/src/upstream/http.ts", `import { Pool } from "undici"; import { env } from "#gateway/env.ts";`],
    [
      "gateway/src/domains/goals/resolvers/Goal.ts",
      `import type { Context } from "#gateway/context.ts"; import "../goals.upstream.ts";`,
    ],
    [
      "gateway/src/domains/goals/goals.test.ts",
      `import { serve } from "#gateway/server.ts"; import "../funnels/x.ts";`,
    ],
    ["web/src/ui/forms/Select.tsx", `import { text } from "#web/theme/textStyle.ts"; import "../layout/Card.tsx";`],
    [
      "web/src/screens/goals/GoalScreen.tsx",
      `import { Card } from "#web/ui/layout/Card.tsx"; import "#web/reports/Bar.tsx";`,
    ],
    ["web/src/router.tsx", `const screen = () => import("./screens/goals/GoalScreen.tsx");`],
    ["e2e/walk.test.ts", `import { chromium } from "playwright-core";`],
  ];
  test.each(allowed)("lets %s import %s", (path, line) => {
    expect(messagesOf(path, line)).toEqual([]);
  });

  const refused: [path: string, line: string, why: RegExp][] = [
    ["gateway/src/server.ts", `import "../../host/src/app.ts";`, /another room/],
    ["web/src/main.tsx", `import "#gateway/server.ts";`, /another room/],
    ["web/src/ui/ui.test.tsx", `import "#host/app.ts";`, /another room/],
    ["gateway/src/server.ts", `import "@sightline/host";`, /no room owns|another room/],
    ["schema/rest/goals.ts", `import { Hono } from "hono";`, /only zod/],
    ["schema/rest/goals.ts", `import "#host/env.ts";`, /may not|another room/],
    [
      "host/src/domains/goals/getGoals.ts",
      `import { x } from "#host/domains/funnels/getFunnel.ts";`,
      /meet only in the gateway/,
    ],
    ["host/src/domains/goals/getGoals.ts", `import { x } from "../funnels/getFunnel.ts";`, /meet only in the gateway/],
    ["host/src/stores/events.ts", `import "#host/domains/goals/goals.routes.ts";`, /may not/],
    ["host/src/stores/events.ts", `import "#host/http/route.ts";`, /may not/],
    ["host/src/http/route.ts", `const x = import("#host/domains/goals/sql/goals.ts");`, /may not/],
    ["host/src/http/route.ts", `export * from "#host/ingest/collect.ts";`, /may not/],
    [
      "host/src/domains/goals/sql/goals.ts",
      `import { createClient } from "@clickhouse/client";`,
      /only door is host\/src\/stores/,
    ],
    ["host/tracker/src/main.ts", `import { CollectBatch } from "@sightline/schema/rest/ingest";`, /import type/],
    ["host/tracker/src/main.ts", `import { z } from "zod";`, /only none/],
    ["gateway/src/upstream/http.ts", `import type { Context } from "#gateway/context.ts";`, /knows the contract only/],
    ["gateway/src/upstream/http.ts", `import "#gateway/permissions/rules.ts";`, /may not/],
    ["gateway/src/permissions/permissions.ts", `import "#gateway/domains/goals/goals.upstream.ts";`, /knows no domain/],
    [
      "gateway/src/live/live.ts",
      `type G = import("#gateway/domains/goals/goals.sources.ts").GoalSource;`,
      /knows no domain/,
    ],
    [
      "gateway/src/domains/goals/goals.upstream.ts",
      `import { goal } from "#gateway/domains/funnels/x.ts";`,
      /meet only in the graph/,
    ],
    [
      "gateway/src/domains/goals/resolvers/Goal.ts",
      `import { context } from "#gateway/context.ts";`,
      /as `import type` it may/,
    ],
    ["gateway/src/domains/goals/resolvers/Goal.ts", `import "#gateway/server.ts";`, /may not/],
    ["gateway/src/engine/plugins/use-limits.ts", `import "undici";`, /only door is gateway\/src\/upstream/],
    ["web/src/ui/forms/Select.tsx", `import { useFragment } from "react-relay";`, /knows no data/],
    ["web/src/ui/forms/Select.tsx", `import { x } from "#web/filters/range.ts";`, /knows no data/],
    ["web/src/theme/tokens.ts", `import { Button } from "#web/ui/actions/Button.tsx";`, /libraries only/],
    ["web/src/reports/url/range.ts", `import "#web/screens/goals/_lib/x.ts";`, /pure over the URL/],
    ["web/src/relay/network.ts", `import "#web/layout/Header.tsx";`, /no screen/],
    ["web/src/layout/Header.tsx", `import "#web/screens/goals/GoalScreen.tsx";`, /knows no screen/],
    ["web/src/screens/goals/GoalScreen.tsx", `import { x } from "#web/screens/funnels/_parts/Step.tsx";`, /moves up/],
    ["web/src/screens/goals/GoalScreen.tsx", `import { x } from "#web/router.tsx";`, /may not/],
    [
      "web/src/screens/goals/GoalScreen.tsx",
      `import Chart from "react-apexcharts";`,
      /only door is web\/src\/ui\/charts/,
    ],
    [
      "web/src/screens/goals/GoalScreen.tsx",
      `import { Card } from "../../ui/layout/Card.tsx";`,
      /write "#web\/ui\/layout\/Card.tsx"/,
    ],
    ["web/src/screens/goals/GoalScreen.tsx", `import "#web/testing/render.tsx";`, /for tests only/],
  ];
  test.each(refused)("refuses an import in %s of %s", (path, line, why) => {
    const [message = "nothing was found"] = messagesOf(path, line);
    expect(message).toMatch(why);
  });

  test("reports the line of the import", () => {
    const tree = treeOf({ "web/src/main.tsx": `import "react";\n\nimport "#host/app.ts";\n` });
    expect(importRule(tree)).toMatchObject([{ path: "web/src/main.tsx", line: 3 }]);
  });
});

describe("circular import rule", () => {
  test("fires once on a cycle of three files", () => {
    const tree = treeOf({
      "host/src/a.ts": `import "./b.ts";`,
      "host/src/b.ts": `export { c } from "#host/c.ts";`,
      "host/src/c.ts": `const a = () => import("./a.ts");`,
    });
    expect(noCircles(tree)).toMatchObject([
      {
        message: expect.stringContaining("host/src/a.ts -> host/src/b.ts -> host/src/c.ts -> host/src/a.ts") as string,
      },
    ]);
  });
  test("fires on a circle of types alone, as the type belongs below both files", () => {
    const tree = treeOf({
      "host/src/a.ts": `import { b } from "./b.ts";`,
      "host/src/b.ts": `import type { A } from "./a.ts";`,
    });
    expect(noCircles(tree)).toMatchObject([{ path: "host/src/a.ts" }]);
  });
  test("two ways may lead to one file, and generated files may stand between", () => {
    const tree = treeOf({
      "host/src/a.ts": `import "./b.ts"; import "./c.ts";`,
      "host/src/b.ts": `import "./c.ts"; import type { T } from "./__generated__/types.ts";`,
      "host/src/c.ts": "",
      "host/src/__generated__/types.ts": `import type { B } from "../b.ts";`,
    });
    expect(noCircles(tree)).toEqual([]);
  });
});

describe("barrel file rule", () => {
  test.each([
    ["web/src/ui/index.ts", `export const a = 1;`],
    ["web/src/ui/buttons.ts", `export * from "./Button.tsx";\nexport { Link } from "./Link.tsx";`],
  ])("fires on %s", (path, text) => {
    expect(noBarrels(treeOf({ [path]: text }))).toMatchObject([{ path }]);
  });
  test("accepts a file that has exports of its own", () => {
    expect(
      noBarrels(treeOf({ "a.ts": `export { b } from "./b.ts";\nexport const c = 1;`, "d.ts": "export const d = 1;" })),
    ).toEqual([]);
  });
});

describe("rule for dependencies in production", () => {
  const treeWith = (files: Record<string, string>, dependencies: readonly string[]) =>
    treeOf({
      ...files,
      "gateway/package.json": JSON.stringify({
        dependencies: Object.fromEntries(dependencies.map((name) => [name, "1.0.0"])),
        devDependencies: { vite: "1.0.0" },
      }),
    });

  test("fires on a development dependency that a server loads through generated code", () => {
    const tree = treeWith(
      {
        "gateway/src/main.ts": `import "./__generated__/resolverIndex.ts";`,
        "gateway/src/__generated__/resolverIndex.ts": `const goal = () => import("../domains/goals/goal.ts");`,
        "gateway/src/domains/goals/goal.ts": `import "node:fs";\nimport { parse } from "vite/parse";`,
      },
      [],
    );
    expect(runtimeDependencies(tree)).toMatchObject([
      { path: "gateway/src/domains/goals/goal.ts", line: 2, message: expect.stringContaining("vite") as string },
    ]);
  });
  test("fires on a dependency that only tests import", () => {
    const tree = treeWith({ "gateway/src/main.ts": `import "ws";`, "gateway/src/main.test.ts": `import "axe-core";` }, [
      "ws",
      "axe-core",
    ]);
    expect(runtimeDependencies(tree)).toMatchObject([
      { path: "gateway/package.json", message: expect.stringContaining("axe-core") as string },
    ]);
  });
  test("accepts imports of types, the server of `npm run dev`, and data files found by the name of their package", () => {
    const tree = treeWith(
      {
        "gateway/src/main.ts": `import type { Plugin } from "vite";\nimport "./startup/devServer.ts";\nresolve("countries/data.mmdb");`,
        "gateway/src/startup/devServer.ts": `const { createServer } = await import("vite");`,
      },
      ["countries"],
    );
    expect(runtimeDependencies(tree)).toEqual([]);
  });
});
