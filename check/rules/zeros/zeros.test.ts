import { describe, expect, test } from "vitest";
import type { Rule } from "../../tree/sourceTree.ts";
import { treeOf } from "../../tree/sourceTree.ts";
import { analyticsOnce } from "./analyticsOnce.ts";
import { envOnlyInEnv } from "./envOnlyInEnv.ts";
import { fetchOnlyInClients } from "./fetchOnlyInClients.ts";
import { markers } from "./markers.ts";
import { noAny } from "./noAny.ts";
import { noFetchWhileRendering } from "./noFetchWhileRendering.ts";
import { noTsIgnore } from "./noTsIgnore.ts";
import { restOnce } from "./restOnce.ts";

type Case = [path: string, text: string];

function table(name: string, rule: Rule, bad: Case[], good: Case[]) {
  describe(name, () => {
    test.each(bad)("fires in %s on %s", (path, text) => {
      expect(rule(treeOf({ [path]: `\n${text}` }))).toMatchObject([{ path, line: 2 }]);
    });
    test.each(good)("accepts in %s: %s", (path, text) => {
      expect(rule(treeOf({ [path]: `\n${text}` }))).toEqual([]);
    });
  });
}

// split into pieces, because this file is checked too
const [todo, hack, silence] = ["TO" + "DO", "HA" + "CK", "@ts-" + "ignore"];

table(
  "any",
  noAny,
  [
    ["web/src/a.ts", "let a: any;"],
    ["host/src/a.ts", "const f = (x: Map<string, any[]>) => x;"],
    ["e2e/a.ts", "const a = b as any;"],
  ],
  [
    ["web/src/a.ts", `const any = "any"; // any comment`],
    ["web/src/__generated__/a.ts", "let a: any;"],
  ],
);

table(
  "silenced compiler",
  noTsIgnore,
  [
    ["web/src/a.ts", `// ${silence}\nlet a = 1;`],
    ["check/a.ts", "/* @ts-" + "nocheck */"],
    ["web/src/a.test.tsx", "// @ts-" + "expect-error it is wrong"],
  ],
  [["web/src/a.ts", `const text = "// ${silence}";`]],
);

table(
  "markers",
  markers,
  [
    ["web/src/a.ts", `// ${todo}: later`],
    ["web/src/a.ts", `const a = 1; /* ${hack} around it */`],
    ["schema/goals.graphql", `# ${todo} describe`],
    ["host/src/stores/a.sql", `-- ${todo} index`],
  ],
  [
    ["web/src/a.ts", `// ${todo} #12: when the host answers it`],
    ["web/src/a.ts", `const word = "${todo}";`],
    ["web/src/a.ts", "// shows todos"],
  ],
);

table(
  "doors",
  fetchOnlyInClients,
  [
    ["web/src/screens/goals/GoalScreen.tsx", `await fetch("/x");`],
    ["gateway/src/session/signIn.ts", `globalThis.fetch("/x");`],
    ["host/src/http/serve.ts", `fetch("https://example.test");`],
    ["web/src/ui/a.ts", `new WebSocket("ws://x");`],
    ["web/src/ui/a.ts", "new window.XMLHttpRequest();"],
    ["web/src/reports/url/a.ts", `navigator.sendBeacon("/x");`],
    ["web/src/reports/url/a.ts", `new EventSource("/x");`],
  ],
  [
    ["gateway/src/upstream/http.ts", `fetch("/x");`],
    ["web/src/relay/network.ts", `fetch("/x");`],
    ["host/tracker/src/transport.ts", `navigator.sendBeacon("/x");`],
    ["gateway/src/server.ts", "yoga.fetch(request);"],
    ["host/src/http/serve.test.ts", `fetch("http://localhost");`],
    ["e2e/stack.ts", `fetch("http://localhost");`],
  ],
);

table(
  "env",
  envOnlyInEnv,
  [
    ["host/src/app.ts", "const port = process.env.PORT;"],
    ["gateway/src/app.ts", `const port = process["env"];`],
    ["host/src/a.ts", `import { env } from "node:process";`],
  ],
  [
    ["host/src/env.ts", "export const read = (source = process.env) => source;"],
    ["web/src/main.tsx", "const dev = import.meta.env.DEV;"],
    ["host/src/main.ts", "process.exit(1);"],
    ["e2e/stack.ts", "const port = process.env.PORT;"],
  ],
);

table(
  "fetching while rendering",
  noFetchWhileRendering,
  [["web/src/screens/goals/GoalScreen.tsx", `import { useFragment, useLazyLoadQuery as ask } from "react-relay";`]],
  [["web/src/screens/goals/GoalScreen.tsx", `import { usePreloadedQuery } from "react-relay";`]],
);

describe("REST call rule", () => {
  const goals = `export const getGoal = endpoint({ name: "getGoal", method: "GET", path: "/goal/{id}" });`;
  test("fires when the same method and path appear twice", () => {
    const again = `export const goalAgain = endpoint({ method: "GET", path: "/goal/{goalId}" });`;
    const found = restOnce(treeOf({ "schema/rest/goals.ts": goals, "schema/rest/funnels.ts": again }));
    expect(found).toMatchObject([
      { path: "schema/rest/funnels.ts", message: expect.stringContaining("schema/rest/goals.ts:1") as string },
    ]);
  });
  test.each([
    ["host/src/domains/goals/goals.routes.ts", `app.get("/goal/:id", answer);`],
    ["gateway/src/domains/goals/goals.upstream.ts", "upstream.get(`/goal/${id}`);"],
    ["gateway/src/domains/goals/goals.upstream.ts", "upstream.get(`/goal/${id}?tz=1`);"],
  ])("fires on a literal path in %s: %s", (path, text) => {
    expect(restOnce(treeOf({ "schema/rest/goals.ts": goals, [path]: text }))).toMatchObject([{ path, line: 1 }]);
  });
  test("accepts another method, other paths, and tests", () => {
    const tree = treeOf({
      "schema/rest/goals.ts": `${goals}\nexport const setGoal = endpoint({ method: "POST", path: "/goal/{id}" });`,
      "gateway/src/server.ts": `const health = "/healthz";`,
      "gateway/src/domains/goals/goals.test.ts": `calls("/goal/7", "/goal/{id}");`,
    });
    expect(restOnce(tree)).toEqual([]);
  });
});

table(
  "analytics kernel",
  analyticsOnce,
  [
    ["host/src/domains/a/sql/a.ts", "const a = `countIf(type = 'pageview') AS views`;"],
    ["host/src/domains/a/sql/a.ts", "const a = `SELECT uniqExact(widget_id, session_id) FROM event`;"],
    ["host/src/demo/a.ts", "const a = `uniqExactIf(visitor_id, ${condition}) AS visitors`;"],
    ["host/src/http/filter/a.ts", "const a = \"is_bot = 0 AND type != 'error'\";"],
    ["host/src/ingest/a.ts", "const a = `session_id != toUUID('${NONE}')`;"],
  ],
  [
    ["host/src/analytics/visits/a.ts", "const a = \"type = 'pageview'\";"],
    ["host/src/domains/a/a.test.ts", "const a = \"type = 'pageview'\";"],
    [
      "host/src/domains/a/sql/a.ts",
      'const a = `uniqExact(error_hash)`; const type = "pageview"; const row = { is_bot: 0 };',
    ],
    ["host/src/stores/migrations/events/0001_event.sql", "countIf(type = 'pageview')"],
    ["web/src/a.ts", "const a = \"'pageview'\";"],
  ],
);
