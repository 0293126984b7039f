import { validateSchema } from "graphql";
import type { Problem, SourceTree } from "../../tree/sourceTree.ts";
import { problemAt, readSdl } from "./readSdl.ts";

/** GraphQL's own validation rules. */
export function validSdl(tree: SourceTree): Problem[] {
  const { sdl, problems } = readSdl(tree);
  if (!sdl) return problems;
  if (sdl.document.definitions.length === 0) return [];
  return validateSchema(sdl.schema).map((error) => problemAt(error.nodes?.[0], `${error.message} Correct the SDL`));
}
