import { GraphQLError, parse, validate } from "graphql";
import type { Problem, SourceTree } from "../../tree/sourceTree.ts";
import { readSdl } from "../sdl/readSdl.ts";
import { pagesOf } from "./markdown.ts";

/** The body of a curl command, as in -d '{"query":"{ viewer { id } }"}'. */
const BODY = /-d '(\{"query":.+\})'/;

/** GraphQL documents in examples fit the schema. */
export function docQueries(tree: SourceTree): Problem[] {
  const { sdl } = readSdl(tree);
  if (!sdl || sdl.document.definitions.length === 0) return [];
  const faultOf = (body: string): string | undefined => {
    try {
      const { query } = JSON.parse(body) as { query: string };
      return validate(sdl.schema, parse(query))[0]?.message;
    } catch (error) {
      if (error instanceof GraphQLError || error instanceof SyntaxError) return error.message;
      throw error;
    }
  };
  return pagesOf(tree).flatMap(({ path, lines }) =>
    lines.flatMap((line, index) => {
      const body = BODY.exec(line)?.[1];
      const fault = body === undefined ? undefined : faultOf(body);
      return fault === undefined ? [] : [{ path, line: index + 1, message: `has an invalid query: ${fault}` }];
    }),
  );
}
