// The gateway's process with its embedded host.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));

test("ends the embedded host, which starts first, and names its port if that is taken", async () => {
  const other = createServer().listen(0);
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const dataDir = mkdtempSync(path.join(tmpdir(), "sightline-port-"));
  const env = { PATH: "", PORT: String(port), HOST_PORT: "0", DATA_DIR: dataDir, DEMO: "off", LOG_LEVEL: "error" };
  const gateway = spawn(process.execPath, [MAIN], { env, stdio: ["ignore", "pipe", "pipe"] });
  gateway.stdout.resume();
  // both streams end only when the host, which inherits them, has ended too
  const [said, [code]] = await Promise.all([text(gateway.stderr), once(gateway, "close")]);
  expect(said).toBe(`Port ${port} is in use by another program; set PORT to a free one\n`);
  expect(code).toBe(1);
  rmSync(dataDir, { recursive: true, force: true });
  other.close();
});
