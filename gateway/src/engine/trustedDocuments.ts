// The app's own documents by id (the hash that relay-compiler wrote), each with its plan.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { GraphQLSchema } from "graphql";
import { parse, validate } from "graphql";
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

/** `reread` is called again if an id is unknown: in development, the compiler may have written new documents. */
export function createTrustedDocuments(
  schema: GraphQLSchema,
  operations: Record<string, string>,
  reread?: () => Record<string, string>,
): TrustedDocuments {
  const texts = new Map(Object.entries(operations));
  const made = new Map<string, TrustedDocument>();

  function make(id: string, text: string): TrustedDocument {
    const document = parse(text, { noLocation: true });
    const [error] = validate(schema, document);
    if (error !== undefined) throw new Error(`the trusted document ${id} does not fit the schema: ${error.message}`);
    const trusted = { id, text, plan: makePlan(schema, document) };
    made.set(id, trusted);
    return trusted;
  }
  return {
    find(id) {
      const known = made.get(id);
      if (known !== undefined) return known;
      let text = texts.get(id);
      if (text === undefined && reread !== undefined) {
        for (const [newId, newText] of Object.entries(reread())) texts.set(newId, newText);
        text = texts.get(id);
      }
      return text === undefined ? undefined : make(id, text);
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
