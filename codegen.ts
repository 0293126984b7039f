// Merges the SDL of all domains into schema/schema.graphql, writes the gateway's resolver types, and first every list that
// is derived from the tree (check/derive): nobody keeps a list.
import type { CodegenConfig } from "@graphql-codegen/cli";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { derivedFiles } from "./check/derive/derivedFiles.ts";
import { readSources } from "./check/derive/readSources.ts";
import { GATEWAY_GENERATED, sourceMappers } from "./check/derive/resolvers.ts";

const tree = readSources(process.cwd());
for (const [file, text] of derivedFiles(tree)) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

export default {
  schema: ["schema/!(schema).graphql", "schema/*/*.graphql"],
  emitLegacyCommonJSImports: false,
  importExtension: ".ts",
  generates: {
    "schema/schema.graphql": {
      plugins: ["schema-ast"],
      config: { includeDirectives: true, sort: true },
    },
    [`${GATEWAY_GENERATED}/resolverTypes.ts`]: {
      plugins: ["typescript", "typescript-resolvers"],
      config: {
        contextType: "../context.ts#Context",
        mappers: sourceMappers(tree),
        enumsAsTypes: true,
        useTypeImports: true,
        maybeValue: "T | null | undefined",
        scalars: {
          DateTime: "string",
          LocalMoment: "string",
          MessageParams: "Readonly<Record<string, string | number>>",
          ID: "string",
        },
        resolversNonOptionalTypename: { interfaceImplementingType: true },
        makeResolverTypeCallable: false,
        optionalInfoArgument: true,
      },
    },
  },
} satisfies CodegenConfig;
