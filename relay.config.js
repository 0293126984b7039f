import { existsSync, mkdirSync, writeFileSync } from "node:fs";

const at = (path) => new URL(path, import.meta.url);
// relay-compiler requires both to exist before it starts
mkdirSync(at("./web/src/__generated__"), { recursive: true });
if (!existsSync(at("./schema/operations.json"))) writeFileSync(at("./schema/operations.json"), "{}");

const config = {
  src: "./web/src",
  language: "typescript",
  schema: "./schema/schema.graphql",
  artifactDirectory: "./web/src/__generated__",
  eagerEsModules: true,
  customScalarTypes: { DateTime: "string", LocalMoment: "string", MessageParams: "Record<string, string | number>" },
  persistConfig: { file: "./schema/operations.json", algorithm: "SHA256" },
};

export { config as "module.exports" };
export default config;
