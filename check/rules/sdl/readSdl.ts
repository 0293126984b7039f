// The hand-written SDL of all domains as one schema, parsed by graphql-js.
import { buildASTSchema, concatAST, GraphQLError, parse, Source } from "graphql";
import type { ASTNode, DocumentNode, GraphQLSchema } from "graphql";
import type { Problem, SourceTree } from "../../tree/sourceTree.ts";

export interface Sdl {
  document: DocumentNode;
  schema: GraphQLSchema;
}

export type SdlOutcome = { sdl: Sdl; problems: readonly [] } | { sdl: undefined; problems: Problem[] };

const known = new WeakMap<SourceTree, SdlOutcome>();

const handWritten = (path: string) =>
  /^schema\/(?:[^/]+\/)?[^/]+\.graphql$/.test(path) && path !== "schema/schema.graphql";

export function problemAt(node: ASTNode | null | undefined, message: string): Problem {
  const { loc } = node ?? {};
  if (!loc) return { path: "schema", message };
  return { path: loc.source.name, line: loc.startToken.line, message };
}

function read(tree: SourceTree): SdlOutcome {
  const documents: DocumentNode[] = [];
  const problems: Problem[] = [];
  for (const [path, text] of tree) {
    if (!handWritten(path) || text.trim() === "") continue;
    try {
      documents.push(parse(new Source(text, path)));
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      problems.push({ path, line: error.locations?.[0]?.line ?? 1, message: `${error.message}: correct the SDL` });
    }
  }
  if (problems.length > 0) return { sdl: undefined, problems };
  const document = concatAST(documents);
  try {
    return { sdl: { document, schema: buildASTSchema(document) }, problems: [] };
  } catch (error) {
    // graphql-js reports all errors of the SDL in one message, one paragraph each
    const faults = (error instanceof Error ? error.message : String(error)).split("\n\n");
    return {
      sdl: undefined,
      problems: faults.map((fault) => ({ path: "schema", message: `${fault} Correct the SDL` })),
    };
  }
}

export function readSdl(tree: SourceTree): SdlOutcome {
  const before = known.get(tree);
  if (before) return before;
  const outcome = read(tree);
  known.set(tree, outcome);
  return outcome;
}

/** For style rules: no findings if the SDL is invalid or missing. */
export function overSdl(tree: SourceTree, inspect: (sdl: Sdl) => Problem[]): Problem[] {
  const { sdl } = readSdl(tree);
  return sdl && sdl.document.definitions.length > 0 ? inspect(sdl) : [];
}
