// In development, serves the web app from its own compiler through this server, with reload.
import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import type { DevServer } from "#gateway/edge/http/front.ts";

const WEB = fileURLToPath(new URL("../../../web", import.meta.url));

export async function startDevServer(server: Server): Promise<DevServer> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: WEB,
    appType: "spa",
    server: { middlewareMode: true, hmr: { server, path: "/__reload" } },
  });
  server.once("close", () => void vite.close());
  return (request, response) => vite.middlewares(request, response);
}
