// The GraphQL server for what the direct lane does not answer: documents of internal tools, event streams, and the page
// for trying queries. Same plans, same context, same masks.
import type { GraphQLSchema } from "graphql";
import { createYoga } from "graphql-yoga";
import type { Plugin } from "graphql-yoga";
import { useLimits } from "./plugins/use-limits.ts";
import { useMask } from "./plugins/use-mask.ts";
import { usePlans } from "./plugins/use-plans.ts";
import type { YogaContext } from "./yogaContext.ts";

export function createYogaServer(schema: GraphQLSchema) {
  const plugins: Plugin<YogaContext>[] = [useLimits(), usePlans(schema), useMask()];
  return createYoga<YogaContext>({
    schema,
    plugins,
    graphqlEndpoint: "/graphql",
    landingPage: false,
    batching: false,
    cors: false,
    multipart: false,
    logging: false,
    // use-mask formats errors, with the request id
    maskedErrors: false,
    graphiql: (_, context) => (context.graphiql ? { title: "GraphQL", headers: '{"x-app": "1"}' } : false),
  });
}
export type YogaServer = ReturnType<typeof createYogaServer>;
