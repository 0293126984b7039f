// One stack per test process: two tests run in parallel, each isolated on its own stack. A test that stops the host
// sends a request to this process over a small control port. Runs without end-to-end tests start no stack.
import { createServer } from "node:http";
import { once } from "node:events";
import type { TestProject } from "vitest/node";
import { type Stack, startStack } from "./stack.ts";

/** The URLs of a test's stack. */
export interface StackAddress {
  origin: string;
  hostOrigin: string;
  dnsPort: number;
  controlOrigin: string;
}

declare module "vitest" {
  export interface ProvidedContext {
    stacks: StackAddress[];
  }
}

async function controlled(stack: Stack) {
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
  return {
    address: {
      origin: stack.origin,
      hostOrigin: stack.hostOrigin,
      dnsPort: stack.dnsPort,
      controlOrigin: `http://127.0.0.1:${address.port}`,
    },
    async stop() {
      control.close();
      await stack.stop();
    },
  };
}

/** The projects whose tests use the stacks. */
const USERS: ReadonlySet<string> = new Set(["e2e", "saturated"]);

export default async function setup(root: TestProject) {
  const projects = root.vitest.projects.filter(({ name }) => USERS.has(name));
  const count = Math.max(0, ...projects.map(({ config }) => config.maxWorkers));
  const stacks = await Promise.all(Array.from({ length: count }, async () => controlled(await startStack())));
  root.provide(
    "stacks",
    stacks.map(({ address }) => address),
  );
  return async () => {
    await Promise.all(stacks.map((stack) => stack.stop()));
  };
}
