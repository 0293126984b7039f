// The app's own documents by id (the hash that relay-compiler wrote), each with its plan.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { GraphQLSchema } from "graphql";
import { GraphQLError, parse, validate } from "graphql";
import { makePlan } from "./plan.ts";
import type { Plan } from "./plan.ts";

export interface TrustedDocument {
  id: string;
  text: string;
  plan: Plan;
}

export interface TrustedDocuments {
  find(id: string): TrustedDocument | undefined;
  /** trusts one more document and returns its id */
  add(text: string): string;
  readonly size: number;
}

export function readOperations(file: string): Record<string, string> {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return {};
  }
  const read: unknown = JSON.parse(text);
  if (typeof read !== "object" || read === null) throw new Error(`${file} is not a map of ids to documents`);
  return Object.fromEntries(
    Object.entries(read).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/**
 * `readMore` is called if an id is unknown: for documents of other releases, and in development for those that the
 * compiler has written since. Those that don't fit the schema stay unknown.
 */
export function createTrustedDocuments(
  schema: GraphQLSchema,
  operations: Record<string, string>,
  readMore?: () => Record<string, string>,
): TrustedDocuments {
  const texts = new Map(Object.entries(operations));
  const more = new Map<string, string>();
  const made = new Map<string, TrustedDocument>();

  function make(id: string, text: string): TrustedDocument | GraphQLError {
    const document = parse(text, { noLocation: true });
    const [error] = validate(schema, document);
    if (error !== undefined) return error;
    const trusted = { id, text, plan: makePlan(schema, document) };
    made.set(id, trusted);
    return trusted;
  }

  function findMore(id: string): TrustedDocument | undefined {
    if (!more.has(id) && readMore !== undefined) {
      for (const [newId, newText] of Object.entries(readMore())) more.set(newId, newText);
    }
    const text = more.get(id);
    const trusted = text === undefined ? undefined : make(id, text);
    return trusted instanceof GraphQLError ? undefined : trusted;
  }

  return {
    find(id) {
      const known = made.get(id);
      if (known !== undefined) return known;
      const text = texts.get(id);
      if (text === undefined) return findMore(id);
      const trusted = make(id, text);
      if (!(trusted instanceof GraphQLError)) return trusted;
      throw new Error(`the trusted document ${id} does not fit the schema: ${trusted.message}`);
    },
    add(text) {
      const id = createHash("sha256").update(text).digest("hex");
      texts.set(id, text);
      return id;
    },
    get size() {
      return texts.size;
    },
  };
}
