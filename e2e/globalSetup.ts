// One stack for all walks. A walk that ends the host asks this process to, over a small control port.
import { createServer } from "node:http";
import { once } from "node:events";
import type { TestProject } from "vitest/node";
import { startStack } from "./stack.ts";

declare module "vitest" {
  export interface ProvidedContext {
    origin: string;
    hostOrigin: string;
    controlOrigin: string;
  }
}

export default async function setup(project: TestProject) {
  const stack = await startStack();
  const orders: Record<string, () => Promise<void>> = { "/kill-host": stack.killHost, "/start-host": stack.startHost };
  const control = createServer((request, response) => {
    const order = orders[request.url ?? ""];
    const done = order ? order() : Promise.reject(new Error("no such order"));
    done.then(
      () => response.writeHead(204).end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, "127.0.0.1");
  await once(control, "listening");
  const address = control.address();
  if (address === null || typeof address === "string") throw new Error("the control port did not open");

  project.provide("origin", stack.origin);
  project.provide("hostOrigin", stack.hostOrigin);
  project.provide("controlOrigin", `http://127.0.0.1:${address.port}`);
  return async () => {
    control.close();
    await stack.stop();
  };
}
