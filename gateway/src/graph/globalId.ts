// Relay's global ids: `Type:id` in base64url. Only the canonical encoding is accepted: other encodings of the same
// bytes, other types and invalid ids are refused with an error that names the argument.
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import type { NodeResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { invalid } from "./invalid.ts";

export type NodeType = Extract<Awaited<ReturnType<NodeResolvers["__resolveType"]>>, string>;

const MAX_LENGTH = 400;
/** The host uses 32-bit ids. */
export const MAX_NUMBER = 2_147_483_647;

export function toGlobalId(type: NodeType, id: string | number): string {
  return Buffer.from(`${type}:${id}`).toString("base64url");
}

export function readGlobalId(globalId: string, field: string): { type: string; id: string } {
  const text = globalId.length > MAX_LENGTH ? "" : Buffer.from(globalId, "base64url").toString("utf8");
  const [, type, id] = /^([A-Z][A-Za-z]*):([\w:.@-]+)$/.exec(text) ?? [];
  if (type === undefined || id === undefined || Buffer.from(text).toString("base64url") !== globalId) {
    throw invalid(field, requestRefusals.notAnId({ field }));
  }
  return { type, id };
}

export function fromGlobalId(globalId: string, type: NodeType, field: string): string {
  const read = readGlobalId(globalId, field);
  if (read.type === type) return read.id;
  throw invalid(field, requestRefusals.idOfAnotherType({ field, type: read.type, expected: type }));
}

const isNumber = (id: string) => /^[1-9]\d{0,9}$/.test(id) && Number(id) <= MAX_NUMBER;

/** The host's id inside a global id. */
export function numberFromGlobalId(globalId: string, type: NodeType, field: string): number {
  const id = fromGlobalId(globalId, type, field);
  if (isNumber(id)) return Number(id);
  throw invalid(field, requestRefusals.notAnId({ field }));
}

/** Several ids inside one global id, as in `12:34`: the project first, then the object in it. */
export function numbersFromGlobalId(globalId: string, type: NodeType, field: string): [number, number] {
  const [first = "", second = "", ...rest] = fromGlobalId(globalId, type, field).split(":");
  if (isNumber(first) && isNumber(second) && rest.length === 0) return [Number(first), Number(second)];
  throw invalid(field, requestRefusals.notAnId({ field }));
}

/** Accepts a project's global id or the host's id. */
export function projectIdOf(id: string, field: string): number {
  if (isNumber(id)) return Number(id);
  if (/^\d*$/.test(id)) throw invalid(field, requestRefusals.notAProject({ field }));
  return numberFromGlobalId(id, "Project", field);
}
