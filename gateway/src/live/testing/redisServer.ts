// A real redis-server for tests, on its own socket file; undefined if it is not installed.
import { spawn } from "node:child_process";
import { accessSync, constants, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export interface RedisServer {
  /** address for ioredis */
  address: string;
  close(): Promise<void>;
}

function isThere(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const places = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin", "/usr/sbin"];
export const redisBinary = places.map((place) => path.join(place, "redis-server")).find(isThere);

export async function startRedis(binary: string): Promise<RedisServer> {
  const folder = mkdtempSync(path.join(tmpdir(), "sightline-redis-"));
  const address = path.join(folder, "redis.sock");
  const settings = ["--port", "0", "--unixsocket", address, "--save", "", "--appendonly", "no", "--dir", folder];
  const child = spawn(binary, settings, { stdio: ["ignore", "pipe", "inherit"] });
  await new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`redis-server ended with ${code}`)));
    child.stdout.on("data", (chunk: Buffer) => {
      if (chunk.toString().includes("Ready to accept connections") || chunk.toString().includes("ready to accept"))
        resolve();
    });
  });
  return {
    address,
    close: () =>
      new Promise((resolve) => {
        child.removeAllListeners("exit");
        child.once("exit", () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        child.kill();
      }),
  };
}
