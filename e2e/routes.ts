// Every path of the router, with something in the place of its parameters.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const pathsOf = (file: string) => [
  ...readFileSync(path.join(root, file), "utf8").matchAll(/(?:path: |loginAt\()"([^"]+)"/g),
];

export const routes = [
  ...new Set(
    globSync("web/src/screens/*/*.routes.ts", { cwd: root })
      .flatMap(pathsOf)
      .map(([, found = "/"]) => found.replaceAll(/:\w+\??/g, "1").replace("*", "nowhere")),
  ),
  // the first ends the session, the second leads to the provider's own page
].filter((route) => !route.startsWith("/logout") && route !== "/google-signup");
