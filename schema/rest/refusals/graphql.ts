import { invalid, labels, rateLimited, refusals, unauthenticated } from "./message.ts";

export const graphqlRefusals = refusals("graphql", {
  tooLarge: invalid(
    "The document has {count, number} {things, label}. At most {max, number} are allowed. Split it into several requests.",
  ),
  tooCostly: invalid(
    "The document costs {cost, number}. At most {max, number} are allowed. Split it into several requests.",
  ),
  tooDeep: invalid("The document is nested too deeply. Split it into several requests."),
  severalOperations: invalid("The document has several operations. Name one in operationName."),
  unknownOperation: invalid("The document has no operation named {name}"),
  notASubscription: invalid("The operation is not a subscription"),
  socketNotInitialized: unauthenticated("The socket is not initialized"),
  tooManySubscriptions: rateLimited("A socket can have at most {max, number} subscriptions at once"),
  tooManyLevels: invalid(
    "The document is {depth, number} levels deep. At most {max, number} are allowed. Split it into several requests.",
  ),
});

/** What a document can have too many of. */
export const documentParts = labels({
  aliases: "aliases",
  directives: "directives",
  fragments: "fragments",
  selections: "fields, with the fields of fragments",
});
