// Masks every result, single or streamed, once, at the edge.
import { GraphQLError } from "graphql";
import type { GraphQLHTTPExtensions, Plugin } from "graphql-yoga";
import { extensionsOf, maskError } from "../mask.ts";
import type { MaskContext } from "../mask.ts";
import type { YogaContext } from "../yogaContext.ts";

interface Part {
  data?: unknown;
  errors?: readonly GraphQLError[] | undefined;
}

/** Keeps only the HTTP status that the server assigned to an error, in addition to the masked error. */
function masked(error: GraphQLError, context: MaskContext): GraphQLError {
  const publicError = maskError(error, context);
  const { http }: { http?: GraphQLHTTPExtensions } = extensionsOf(error);
  return new GraphQLError(publicError.message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    path: error.path,
    extensions: { ...publicError.extensions, ...(http !== undefined && { http }) },
  });
}

const maskPart = (part: Part, context: MaskContext): Part =>
  part.errors === undefined ? part : { ...part, errors: part.errors.map((error) => masked(error, context)) };

async function* maskParts(parts: AsyncIterable<Part>, context: MaskContext): AsyncGenerator<Part> {
  for await (const part of parts) yield maskPart(part, context);
}

export function useMask(): Plugin<YogaContext> {
  return {
    onResultProcess({ result, setResult, serverContext }) {
      const { operation: context } = serverContext as Partial<YogaContext>;
      if (context === undefined || Array.isArray(result)) throw new Error("yoga answers what was not asked of it");
      if (Symbol.asyncIterator in result) setResult(maskParts(result, context));
      else setResult(maskPart(result, context));
    },
  };
}
