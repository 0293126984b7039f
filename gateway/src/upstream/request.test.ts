import { endpoint } from "@sightline/schema/rest/endpoint";
import { describe, expect, test } from "vitest";
import { z } from "zod";
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
      .regex(/^[a-z.]+$/, "a host name such as shop.example.com")
      .optional(),
    zone: z
      .string()
      .refine((zone) => zone === "UTC", "the name of a time zone, such as UTC")
      .optional(),
    text: z.string().max(3).optional(),
    count: z.number().optional(),
  }),
  answer: z.unknown(),
});

describe("an argument that breaks the contract", () => {
  test.each([
    [{ host: "A B" }, "host", "host must be a host name such as shop.example.com"],
    [{ zone: "Mars" }, "zone", "zone must be the name of a time zone, such as UTC"],
    [{ text: "long" }, "text", "text is longer than 3 characters; shorten it"],
    [{ count: "1" }, "count", "count is not valid"],
  ])("%j is refused by name and in words", (body, field, message) => {
    expect(() => callRequest(call, { body }, {}, "")).toThrow(
      expect.objectContaining({ code: "INVALID", field, message }) as Error,
    );
  });
});
