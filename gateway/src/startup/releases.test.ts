// Two gateways of different releases that share a folder, as during a rolling update.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";
import { openReleases } from "./releases.ts";

const KIND = "query KindQuery { viewer { kind } }";
const REMOVED = "query RemovedQuery { viewer { fieldOfAnOldRelease } }";

let root: string;
let shared: string;
let clock: number;
const opened: TestGateway[] = [];
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "sightline-releases-"));
  shared = path.join(root, "releases");
  clock = 0;
});
afterEach(async () => {
  for (const gateway of opened.splice(0)) await gateway.close();
  rmSync(root, { recursive: true, force: true });
});

/** A build whose script is named after it. */
function build(name: string, operations: Record<string, string> = {}) {
  const folder = path.join(root, name);
  mkdirSync(path.join(folder, "assets"), { recursive: true });
  writeFileSync(path.join(folder, "index.html"), `<script src="/assets/app-${name}.js"></script>`);
  writeFileSync(path.join(folder, `assets/app-${name}.js`), `/* ${name} */`);
  const operationsFile = path.join(folder, "operations.json");
  writeFileSync(operationsFile, JSON.stringify(operations));
  return { folder: shared, webRoot: folder, operationsFile, now: () => clock };
}

async function gatewayOf(files: ReturnType<typeof build>): Promise<TestGateway> {
  const releases = await openReleases(files);
  if (releases === undefined) throw new Error("the build has no assets");
  const { rootWith, operations } = releases;
  const gateway = await testGateway({ webRoot: files.webRoot, rootWith, readMoreOperations: operations });
  opened.push(gateway);
  return gateway;
}

async function statusOf(gateway: TestGateway, asset: string): Promise<number> {
  const { status } = await fetch(`${gateway.url}${asset}`);
  return status;
}

const ask = async (gateway: TestGateway, id: string) => {
  const answer = await fetch(`${gateway.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-app": "1" },
    body: JSON.stringify({ id }),
  });
  return (await answer.json()) as { data?: unknown; errors?: unknown[] };
};

test("an older page gets its scripts from a newer gateway, and a newer page from an older gateway", async () => {
  const before = await gatewayOf(build("aaaaaaaa"));
  const after = await gatewayOf(build("bbbbbbbb"));
  const script = await fetch(`${after.url}/assets/app-aaaaaaaa.js`);
  expect(await script.text()).toBe("/* aaaaaaaa */");
  expect(script.headers.get("cache-control")).toContain("immutable");
  expect(await statusOf(before, "/assets/app-bbbbbbbb.js")).toBe(200);
  expect(await statusOf(after, "/assets/app-cccccccc.js")).toBe(404);
});

test("only hashed files of other releases are served", async () => {
  await gatewayOf(build("aaaaaaaa", { old: KIND }));
  const after = await gatewayOf(build("bbbbbbbb"));
  for (const name of ["/operations.json", "/assets/..%2foperations-aaaaaaaa.json", "/assets/%2e%2e/operations.json"]) {
    expect(await (await fetch(`${after.url}${name}`)).text()).not.toContain("KindQuery");
  }
});

test("documents of another release are accepted while they fit the schema", async () => {
  await gatewayOf(build("aaaaaaaa", { kind: KIND, removed: REMOVED }));
  const after = await gatewayOf(build("bbbbbbbb"));
  expect(await ask(after, "kind")).toEqual({ data: { viewer: { kind: "NOBODY" } } });
  expect((await ask(after, "removed")).data ?? null).toBeNull();
  expect((await ask(after, "never")).errors).toHaveLength(1);
});

test("the folder is read again for an unknown document, but not for each one", async () => {
  const before = await gatewayOf(build("aaaaaaaa"));
  clock += 5000;
  expect((await ask(before, "kind")).errors).toHaveLength(1);
  await openReleases(build("bbbbbbbb", { kind: KIND }));
  clock += 4999;
  expect((await ask(before, "kind")).errors).toHaveLength(1);
  clock += 1;
  expect(await ask(before, "kind")).toEqual({ data: { viewer: { kind: "NOBODY" } } });
});

test("the newest three other releases are kept", async () => {
  for (const [at, name] of ["aaaaaaaa", "bbbbbbbb", "cccccccc", "dddddddd", "eeeeeeee"].entries()) {
    const known = readdirSync(root).includes("releases") ? readdirSync(shared) : [];
    await openReleases(build(name));
    const added = readdirSync(shared).find((release) => !known.includes(release)) ?? "";
    utimesSync(path.join(shared, added), at, at);
  }
  const others = await openReleases(build("eeeeeeee"));
  expect(readdirSync(shared)).toHaveLength(4);
  expect(others?.rootWith("assets/app-aaaaaaaa.js")).toBeUndefined();
  expect(others?.rootWith("assets/app-bbbbbbbb.js")).toBeDefined();
});

test("nothing is kept without a built web app", async () => {
  const files = { folder: shared, webRoot: path.join(root, "nowhere"), operationsFile: path.join(root, "none.json") };
  expect(await openReleases(files)).toBeUndefined();
});
