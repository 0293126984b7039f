// A test's own PostgreSQL server, if its binaries are installed. It refuses to run as root, so root runs it as another
// user. Returns undefined and logs the reason if it can't run.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, chownSync, constants, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { programFolders } from "#host/env.ts";
import { freePort } from "./freePort.ts";

export interface RunningPostgres {
  url: string;
  /** Ends all connections and the server; its data and its address stay. */
  halt(): Promise<void>;
  /** Starts it again after `halt`. */
  start(): Promise<void>;
  /** Stops the server, gives its data folder to `keep`, and deletes what is left of it. */
  stop(keep?: (data: string) => void): Promise<void>;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The folder of `initdb` and `postgres`: the newest installed version, or the one in PATH. */
function binaries(): string | undefined {
  const installed = globSync("/usr/lib/postgresql/*/bin").toSorted().toReversed();
  const folders = [...installed, ...programFolders()];
  return folders.find((folder) => ["initdb", "postgres"].every((name) => isProgram(path.join(folder, name))));
}

/** The user that the server runs as: the current user, or `postgres` or `nobody` for root. */
function runAs(): { uid: number; gid: number } | undefined | "nobody fits" {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const user = users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody");
  return user ? { uid: Number(user[2]), gid: Number(user[3]) } : "nobody fits";
}

/** Why there is no PostgreSQL to test on; undefined if there is one. */
export function postgresMissing(): string | undefined {
  if (process.platform === "win32" || !binaries()) return "no initdb and postgres in PATH or /usr/lib/postgresql";
  return runAs() === "nobody fits" ? "it does not run as root, and there is no user postgres or nobody" : undefined;
}

/**
 * A server on a folder of its own: an empty one, or a copy of the data folder `template` of a stopped server.
 */
export async function startPostgres(template?: string): Promise<RunningPostgres> {
  const bin = binaries() ?? "";
  const user = runAs();
  if (!bin || user === "nobody fits") throw new Error(`PostgreSQL cannot run here: ${postgresMissing()}`);
  const folder = mkdtempSync(path.join(tmpdir(), "sightline-postgres-"));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, "data");
  const options = { ...user, cwd: folder, env: { LC_ALL: "C", PATH: bin } };
  if (template) {
    // unlike Node's copy, it keeps the owner
    execFileSync("cp", ["-a", template, data]);
  } else {
    // small, because tests copy it: logs of 1 MB instead of 16
    const init = ["-D", data, "-U", "sightline", "-A", "trust", "-E", "UTF8", "--no-sync", "--wal-segsize=1"];
    execFileSync(path.join(bin, "initdb"), init, { ...options, stdio: "pipe" });
  }
  const port = await freePort();
  const settings = ["listen_addresses=127.0.0.1", "fsync=off", `unix_socket_directories=${folder}`, "log_timezone=UTC"];
  const args = ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])];
  let server: { stop(): Promise<void> } | undefined;

  async function start(): Promise<void> {
    const child = spawn(path.join(bin, "postgres"), args, { ...options, stdio: ["ignore", "ignore", "pipe"] });
    const ended = once(child, "exit");
    let ready = false;
    for await (const line of createInterface({ input: child.stderr })) {
      ready = line.includes("ready to accept connections");
      if (ready) break;
    }
    if (!ready) throw new Error(`PostgreSQL in ${folder} did not start`);
    child.stderr.resume();
    server = {
      async stop() {
        child.kill("SIGINT");
        await ended;
      },
    };
  }
  async function halt(): Promise<void> {
    await server?.stop();
    server = undefined;
  }

  await start();
  return {
    url: `postgres://sightline@127.0.0.1:${port}/postgres`,
    halt,
    start,
    async stop(keep) {
      await halt();
      keep?.(data);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
