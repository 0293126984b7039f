// Every operation runs on a compiled plan, with the context that the front has opened.
import type { DocumentNode, GraphQLSchema } from "graphql";
import { GraphQLError } from "graphql";
import type { Plugin } from "graphql-yoga";
import { makePlan } from "../plan.ts";
import type { Plan } from "../plan.ts";
import type { YogaContext } from "../yogaContext.ts";

export function usePlans(schema: GraphQLSchema): Plugin<YogaContext> {
  /** a plan is cached as long as the server caches the parsed document */
  const plans = new WeakMap<DocumentNode, Map<string, Plan>>();

  function planOf(document: DocumentNode, operationName: string | null | undefined): Plan | GraphQLError {
    const known = plans.get(document) ?? new Map<string, Plan>();
    plans.set(document, known);
    try {
      const plan = known.get(operationName ?? "") ?? makePlan(schema, document, operationName ?? undefined);
      known.set(operationName ?? "", plan);
      return plan;
    } catch (error) {
      if (error instanceof GraphQLError) return error;
      throw error;
    }
  }
  return {
    onExecute({ args, setExecuteFn }) {
      const { operation, trusted } = args.contextValue;
      const plan = trusted ?? planOf(args.document, args.operationName);
      if (plan instanceof GraphQLError) setExecuteFn(() => ({ errors: [plan] }));
      else setExecuteFn(() => plan.execute(operation, args.variableValues ?? {}));
    },
    onSubscribe({ args, setSubscribeFn }) {
      const { operation, trusted } = args.contextValue;
      const plan = trusted ?? planOf(args.document, args.operationName);
      const variables = args.variableValues ?? {};
      setSubscribeFn(() => (plan instanceof GraphQLError ? { errors: [plan] } : plan.subscribe(operation, variables)));
    },
  };
}
