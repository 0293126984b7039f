import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, expect, it } from "vitest";
import { lockFolder } from "./folderLock.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "sightline-lock-"));
  file = path.join(folder, "lock");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const OTHER_NAMESPACE = ["-r", "--pid", "--fork", "--mount-proc", "--kill-child"];

function namespacesMissing(): string | undefined {
  try {
    execFileSync("unshare", [...OTHER_NAMESPACE, "true"], { stdio: "ignore" });
    return undefined;
  } catch {
    return "this system does not let tests create PID namespaces";
  }
}

async function lockInOtherProcess(launcher: readonly string[]) {
  const code = `import { lockFolder } from ${JSON.stringify(path.join(import.meta.dirname, "folderLock.ts"))};
    lockFolder(${JSON.stringify(file)});
    console.log(process.pid);
    process.stdin.resume();`;
  const [command, ...args] = [...launcher, process.execPath, "--input-type=module", "-e", code];
  const child = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
  const [pid] = await once(createInterface({ input: child.stdout }), "line");
  return {
    pid: Number(pid),
    async kill() {
      child.kill("SIGKILL");
      await once(child, "close");
    },
  };
}

it("refuses a second lock until the first is released, also in the same process", () => {
  const release = lockFolder(file);
  expect(() => lockFolder(file)).toThrow("another server uses this data folder");
  release();
  const second = lockFolder(file);
  // releasing again does not release what was locked since
  release();
  expect(() => lockFolder(file)).toThrow("another server uses this data folder");
  second();
});

it("leaves nothing but the file itself, so that a full disk can be locked", () => {
  const release = lockFolder(file);
  expect(readdirSync(folder)).toEqual(["lock"]);
  release();
});

it("is released when its process is killed", async () => {
  const other = await lockInOtherProcess([]);
  expect(() => lockFolder(file)).toThrow("another server uses this data folder");
  await other.kill();
  lockFolder(file)();
});

it.skipIf(namespacesMissing())("holds between containers, whose processes have the same ids", async () => {
  const other = await lockInOtherProcess(["unshare", ...OTHER_NAMESPACE]);
  expect(other.pid).toBe(1);
  expect(() => lockFolder(file)).toThrow("another server uses this data folder");
  await other.kill();
  await expect.poll(() => lockFolder(file)()).toBeUndefined();
});

it("names the file that can't be locked", () => {
  expect(() => lockFolder(path.join(folder, "missing", "lock"))).toThrow(/missing\/lock can't be locked/);
});
