import { endpoint } from "@sightline/schema/rest/endpoint";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { requirements } from "@sightline/schema/rest/refusals/requirements";
import { callerHeaders } from "./headers.ts";
import { callRequest } from "./request.ts";

const call = endpoint({
  name: "updateThing",
  method: "POST",
  path: "/thing/update",
  summary: "",
  effect: "set",
  audience: "member",
  body: z.object({
    host: z
      .string()
      .regex(/^[a-z.]+$/, requirements.website)
      .optional(),
    zone: z
      .string()
      .refine((zone) => zone === "UTC", requirements.timeZone)
      .optional(),
    text: z.string().max(3).optional(),
    count: z.number().optional(),
  }),
  answer: z.unknown(),
});

describe("invalid argument", () => {
  test.each([
    [{ host: "A B" }, "host", "host must be a host name such as shop.example.com or *.example.com"],
    [{ zone: "Mars" }, "zone", "zone must be the IANA name of a time zone, such as Europe/Berlin"],
    [{ text: "long" }, "text", "text must have at most 3 characters"],
    [{ count: "1" }, "count", "count must be a number"],
  ])("is refused by name with a message: %j", (body, field, message) => {
    expect(() => callRequest(call, { body }, callerHeaders({}), "")).toThrow(
      expect.objectContaining({ code: "INVALID", field, message }) as Error,
    );
  });
});
