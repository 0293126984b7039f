// The host as a process: its messages to the parent, its health checks and its shutdown.
import { fork, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compiledModules } from "#host/testing/compiledModules.ts";
import { copyEntityTemplate } from "#host/testing/storeTemplates.ts";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));
const dataDir = mkdtempSync(path.join(tmpdir(), "sightline-main-"));
const quiet = { ...compiledModules, PATH: "", LOG_LEVEL: "error", DEMO: "off", HOST_PORT: "0" };
const settings = { ...quiet, DATA_DIR: dataDir };

beforeAll(() => copyEntityTemplate(dataDir));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

interface Started {
  child: ChildProcess;
  port: number;
  steps: string[];
}

async function start(): Promise<Started> {
  const child = fork(main, { env: settings, execArgv: [], stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const steps: string[] = [];
  for (;;) {
    const [message] = (await once(child, "message")) as [{ type: string; step: string; port: number }];
    if (message.type === "ready") return { child, port: message.port, steps };
    steps.push(message.step);
  }
}

/** Runs the process to its end. A refused start exits by itself. */
function refused(env: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, [main], { env: { ...quiet, ...env }, encoding: "utf8" });
  return { status, stderr: stderr.trim() };
}

describe("host process", () => {
  it("reports each step to its parent, responds to probes, locks its folder and exits with its parent", async () => {
    const { child, port, steps } = await start();
    expect(steps).toEqual(["opening the entity store", "opening the event store", "loading what was received before"]);
    const get = async (address: string) => (await fetch(`http://localhost:${port}${address}`)).status;
    expect(await Promise.all(["/healthz", "/readyz", "/metrics", "/openapi.json"].map(get))).toEqual([
      200, 200, 200, 200,
    ]);
    expect(statSync(path.join(dataDir, "session.secret")).mode & 0o777).toBe(0o600);

    const second = refused({ DATA_DIR: dataDir });
    expect(second.status).toBe(1);
    expect(second.stderr).toBe("another server uses this data folder; stop it or set DATA_DIR");

    child.disconnect();
    expect(await once(child, "exit")).toEqual([0, null]);
  });

  it("restarts on the folder of a killed process, and exits on SIGTERM", async () => {
    const { child } = await start();
    child.kill("SIGKILL");
    await once(child, "exit");
    const again = await start();
    again.child.kill("SIGTERM");
    expect(await once(again.child, "exit")).toEqual([0, null]);
  });

  it("refuses invalid settings with a message that names them", () => {
    const cluster = refused({ ENTITIES_URL: "postgres://localhost/sightline" });
    expect(cluster).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^With ENTITIES_URL set, SESSION_SECRET must/),
    });
    expect(refused({ HOST_PORT: "many" })).toMatchObject({ status: 1, stderr: expect.stringContaining("HOST_PORT:") });
    const cities = refused({ CITY_DB: "/nowhere/cities.mmdb", DATA_DIR: dataDir });
    expect(cities.stderr).toMatch(/^CITY_DB: \/nowhere\/cities\.mmdb is not there; name a city database [^\n]*$/);
    const both = refused({ ENTITIES_URL: "postgres://localhost/sightline", DEMO: "on" });
    expect(both.stderr).toContain("DEMO: works with the embedded stores only");
    for (const name of ["PUBLIC_URL", "TRACKER_URL"]) {
      const demo = refused({ [name]: "https://stats.example", DEMO: "on" });
      expect(demo).toMatchObject({ status: 1, stderr: expect.stringContaining("DEMO: has published passwords") });
    }
  });
});
