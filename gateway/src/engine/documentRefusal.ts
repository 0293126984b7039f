import { failures } from "@sightline/schema/rest/errorCodes";
import type { Refusal } from "@sightline/schema/rest/refusals/message";
import { GraphQLError } from "graphql";
import { translationOf } from "#gateway/upstream/errors.ts";

/** What a document that may not run is answered with. */
export const documentRefusal = (refusal: Refusal): GraphQLError =>
  new GraphQLError(refusal.message, {
    extensions: { code: failures[refusal.code].error, ...translationOf(refusal) },
  });
