// The OpenAPI 3.1 document of the routes, generated from the contract that validates requests.
import { ownBrands } from "@sightline/schema/rest/company/ownBrands";
import { z } from "zod";
import type { Endpoint, Schema, Shape } from "@sightline/schema/rest/endpoint";
import { Failure } from "@sightline/schema/rest/failure";

type Json = Record<string, unknown>;

function schemaOf(type: Schema, io: "input" | "output"): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(type, {
    io,
    unrepresentable: "any",
    target: "draft-2020-12",
  });
  return schema;
}

function parametersOf(shape: Shape | undefined, place: "path" | "query"): Json[] {
  if (!shape) return [];
  const { properties = {}, required = [] } = schemaOf(shape, "input") as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema,
  }));
}

const header = (name: string, description: string, schema: Json) => ({
  name,
  in: "header",
  required: false,
  description,
  schema,
});

const HEADERS = [
  header("widgetid", "The project that the call is about.", { type: "integer", minimum: 1 }),
  header("tz", "Hours from UTC; the zone of projects that have none of their own.", {
    type: "number",
    minimum: -12,
    maximum: 14,
  }),
];
const COMPANY = header("companyid", "The company of a share link.", {
  type: "integer",
  minimum: 1,
});
const GATEWAY = header("gatewaykey", "The secret that the gateway and the host share: GATEWAY_KEY.", {
  type: "string",
});
const IDEMPOTENCY = header("idempotency-key", "The same key gives the first answer for 24 hours.", {
  type: "string",
});

function operationOf(endpoint: Endpoint): Json {
  const isGateways = endpoint.audience === "gateway";
  const open = endpoint.audience === "anyone" || isGateways;
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    parameters: [
      ...parametersOf(endpoint.params, "path"),
      ...parametersOf(endpoint.query, "query"),
      ...(open ? [] : HEADERS),
      ...(isGateways ? [GATEWAY] : []),
      ...(endpoint.audience === "viewer" ? [COMPANY] : []),
      ...(open || endpoint.effect === "read" ? [] : [IDEMPOTENCY]),
    ],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { "application/json": { schema: schemaOf(endpoint.body, "input") } },
          },
        }
      : {}),
    security: open ? [] : [{ jwt: [] }],
    responses: {
      "200": {
        description: "Done.",
        content: { "application/json": { schema: schemaOf(endpoint.answer, "output") } },
      },
      ...(z.safeParse(endpoint.answer, undefined).success ? { "204": { description: "Done; nothing to say." } } : {}),
      default: {
        description: "Refused.",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
      },
    },
  };
}

export function openApiDocument(endpoints: readonly Endpoint[], version: string): Json {
  const paths = Object.fromEntries(
    [...Map.groupBy(endpoints, (each) => each.path)].map(([path, here]) => [
      path,
      Object.fromEntries(here.map((each) => [each.method.toLowerCase(), operationOf(each)])),
    ]),
  );
  return {
    openapi: "3.1.0",
    info: { title: `${ownBrands.ANALYTICS.name} API host`, version, license: { name: "MIT", identifier: "MIT" } },
    paths,
    components: {
      schemas: { Failure: schemaOf(Failure, "output") },
      securitySchemes: {
        jwt: {
          type: "apiKey",
          in: "header",
          name: "jwt",
          description: "A session's jwt, a share link's jwt or an API key.",
        },
      },
    },
  };
}
