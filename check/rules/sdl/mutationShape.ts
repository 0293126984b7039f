import { getNamedType, isNonNullType, isObjectType } from "graphql";
import type { GraphQLField, GraphQLSchema } from "graphql";
import type { Problem, SourceTree } from "../../tree/sourceTree.ts";
import { overSdl, problemAt } from "./readSdl.ts";

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function inspect(field: GraphQLField<unknown, unknown>, schema: GraphQLSchema): string[] {
  const { name, args, type } = field;
  const faults: string[] = [];
  const [first = ""] = name.split(/(?=[A-Z])/);
  if (first === name || schema.getType(capital(first)) !== undefined) {
    faults.push(`is not verbNoun: begin with what it does, as in renameFunnel`);
  }
  const input = `${capital(name)}Input`;
  const [arg] = args;
  if (args.length > 1 || (arg && (arg.name !== "input" || String(arg.type) !== `${input}!`))) {
    faults.push(`takes other arguments than \`input: ${input}!\`: put them into that input type`);
  }
  const payload = getNamedType(type);
  if (payload.name !== `${capital(name)}Payload` || !isNonNullType(type)) {
    faults.push(`answers ${String(type)}: answer ${capital(name)}Payload!, what changed and \`problem\``);
  } else if (isObjectType(payload) && payload.getFields()["problem"]?.type.toString() !== "Problem") {
    faults.push(`can't say why it was refused: give ${payload.name} a field \`problem: Problem\``);
  }
  return faults;
}

/** `verbNoun(input: VerbNounInput!): VerbNounPayload!`, with rejections as data. */
export const mutationShape = (tree: SourceTree): Problem[] =>
  overSdl(tree, ({ schema }) =>
    Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap((field) =>
      inspect(field, schema).map((fault) => problemAt(field.astNode, `the mutation ${field.name} ${fault}`)),
    ),
  );
