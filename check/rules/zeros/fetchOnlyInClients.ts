import { dotted, eachNode, scripts } from "../../tree/parse.ts";
import { isTesting, packageOf } from "../../tree/place.ts";
import type { SourceTree } from "../../tree/sourceTree.ts";

/** The only folders that may make network requests. */
const clients = [
  "gateway/src/upstream/",
  "web/src/relay/",
  "host/tracker/src/",
  // files of the app's own build
  "web/src/texts/catalogue.ts",
  // a standalone command that calls a running host
  "host/src/importer/callHost.ts",
  // the payment provider
  "host/src/domains/billing/payment/stripe/stripeClient.ts",
];

const calls = new Set(["fetch", "navigator.sendBeacon"]);
const made = new Set(["XMLHttpRequest", "WebSocket", "EventSource"]);
const global = /^(globalThis|window|self)\./;

const clientOf: Readonly<Record<string, string>> = {
  gateway: "call the API host through `upstream`",
  web: "ask for data with a query, fragment or mutation",
  host: "the host answers; it asks nobody",
  schema: "a contract does nothing",
};

export const fetchOnlyInClients = (tree: SourceTree) =>
  eachNode(
    scripts(
      tree,
      (path) => packageOf(path) !== undefined && !isTesting(path) && !clients.some((client) => path.startsWith(client)),
    ),
    (node, file) => {
      const name = dotted(node["callee"])?.replace(global, "") ?? "";
      const isCall = node.type === "CallExpression" && calls.has(name);
      if (!isCall && !(node.type === "NewExpression" && made.has(name))) return undefined;
      return `uses ${name} outside the doors (${clients.join(", ")}): ${clientOf[packageOf(file.path) ?? ""]}`;
    },
  );
