// Documents written by internal tools: parsed, limited and validated before they get a plan. The plans of the last few
// hundred are cached.
import type { GraphQLSchema } from "graphql";
import { GraphQLError, validate } from "graphql";
import { brokenLimit, parseFree } from "./limits.ts";
import { makePlan } from "./plan.ts";
import type { Plan } from "./plan.ts";

const MAX_CACHED = 300;

export type Prepared = { plan: Plan; errors?: undefined } | { plan?: undefined; errors: readonly GraphQLError[] };

export interface FreeDocuments {
  prepare(text: string, operationName?: string): Prepared;
}

function prepare(schema: GraphQLSchema, text: string, operationName: string | undefined): Prepared {
  try {
    const document = parseFree(text);
    const broken = brokenLimit(document);
    if (broken !== undefined) return { errors: [broken] };
    const errors = validate(schema, document, undefined, { maxErrors: 20 });
    return errors.length > 0 ? { errors } : { plan: makePlan(schema, document, operationName) };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
}

export function createFreeDocuments(schema: GraphQLSchema): FreeDocuments {
  const cached = new Map<string, Prepared>();
  return {
    prepare(text, operationName) {
      const key = `${operationName ?? ""}\n${text}`;
      const known = cached.get(key);
      if (known !== undefined) return known;
      const prepared = prepare(schema, text, operationName);
      const [oldest] = cached.keys();
      if (cached.size >= MAX_CACHED && oldest !== undefined) cached.delete(oldest);
      cached.set(key, prepared);
      return prepared;
    },
  };
}
