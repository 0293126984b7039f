import { expect, test } from "vitest";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sessionSecret } from "./secret.ts";

test("uses the given session secret, generates one that only the owner can read next to an embedded host, or requires one", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "sightline-"));
  const settings = { DATA_DIR: folder, SESSION_SECRET: undefined, API_HOST: undefined };
  const made = sessionSecret(settings);
  expect(sessionSecret(settings)).toBe(made);
  expect((await stat(path.join(folder, "gateway-secret"))).mode & 0o777).toBe(0o600);
  expect(await readFile(path.join(folder, "gateway-secret"), "utf8")).toBe(made);
  expect(() => sessionSecret({ ...settings, API_HOST: "http://host" })).toThrow(/SESSION_SECRET is missing/);
  await rm(folder, { recursive: true });
});
