// Wraps the resolvers with the permission table, once, when the schema is built. Compiled and interpreted execution,
// HTTP and sockets all use the wrapped resolvers. A refused field makes no calls to the host.
import type { GraphQLField, GraphQLFieldResolver, GraphQLSchema } from "graphql";
import { defaultFieldResolver, isObjectType } from "graphql";
import type { Context } from "#gateway/context.ts";
import { whilePlanRuns } from "./expiredPlan.ts";
import { typeOfGlobalId } from "./nodeIds.ts";
import { permissions } from "./permissions.ts";
import { ruleOf, type SharedRow } from "./permissionTable.ts";
import { changing } from "./rules.ts";
import type { Ask, Rule, Verdict } from "./rules.ts";

type Resolve = GraphQLFieldResolver<unknown, Context, Record<string, unknown>>;
type Field = GraphQLField<unknown, Context, Record<string, unknown>>;

/** Runs the resolver if the rule allows it; synchronously if the rule decides synchronously. */
function guard(rule: Rule, next: Resolve): Resolve {
  return (source, args, context, info) => {
    const verdict = rule.evaluate({ asker: context, source, args });
    if (verdict === true) return next(source, args, context, info);
    if (verdict === null) return null;
    if (!(verdict instanceof Promise)) throw verdict;
    return verdict.then((late) => {
      if (late === null) return null;
      if (late !== true) throw late;
      return next(source, args, context, info);
    });
  };
}

function checkId(ask: Ask, id: unknown): Verdict | Promise<Verdict> {
  const type = typeOfGlobalId(id);
  // ids without a type fetch nothing; the resolver reports them
  return type === undefined || permissions.byId[type].evaluate({ ...ask, args: { id } });
}

const byId = (evaluate: Rule["evaluate"]): Rule => ({ name: "byId", summary: "By the type of the object", evaluate });

const node = whilePlanRuns(
  "Query",
  "node",
  byId((ask) => checkId(ask, ask.args["id"])),
);

/** Objects that the viewer may not see are null and are not requested. */
function nodes(next: Resolve): Resolve {
  return async (source, args, context, info) => {
    const ids: readonly unknown[] = Array.isArray(args["ids"]) ? args["ids"] : [];
    const each = (id: unknown) =>
      whilePlanRuns(
        "Query",
        "nodes",
        byId((ask) => checkId(ask, id)),
      );
    const verdicts = await Promise.all(ids.map(async (id) => each(id).evaluate({ asker: context, source, args })));
    const allowed = ids.filter((_, n) => verdicts[n] === true);
    const found: unknown = await next(source, { ...args, ids: allowed }, context, info);
    const answers = Array.isArray(found) ? found.values() : [].values();
    return verdicts.map((verdict): unknown => (verdict === true ? (answers.next().value ?? null) : null));
  };
}

function wrap(typeName: string, field: Field, rule: Rule): void {
  if (typeName === "Subscription") {
    if (field.subscribe !== undefined) field.subscribe = guard(rule, field.subscribe);
    return;
  }
  const resolve = field.resolve ?? defaultFieldResolver;
  if (typeName === "Query" && field.name === "node") field.resolve = guard(node, resolve);
  else if (typeName === "Query" && field.name === "nodes") field.resolve = nodes(resolve);
  else if (rule.name !== "anyone") field.resolve = guard(typeName === "Mutation" ? changing(rule) : rule, resolve);
}

export function enforcePermissions(schema: GraphQLSchema): GraphQLSchema {
  const { byId: _, ...types } = permissions;
  for (const [typeName, rules] of Object.entries(types)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`the permission table names ${typeName}, which the schema does not have`);
    const table: Record<string, Rule | SharedRow> = rules;
    for (const field of Object.values(type.getFields())) {
      const row = table[field.name];
      if (row === undefined) throw new Error(`${typeName}.${field.name} has no rule in permissions/table`);
      wrap(typeName, field, whilePlanRuns(typeName, field.name, ruleOf(row)));
    }
  }
  return schema;
}
