import { GraphQLError, isScalarType } from "graphql";
import { expect, test } from "vitest";
import { buildSchema } from "./schema.ts";

const schema = buildSchema();

function read(scalar: string, value: unknown): unknown {
  const type = schema.getType(scalar);
  if (!isScalarType(type)) throw new Error(`no scalar ${scalar}`);
  return type.parseValue(value);
}

test.each(["", "yesterday", "../../etc/passwd", "2026-02-30", "2026-13-01", "2026-01-01T24:00", "2026-01-01T00:30", 5])(
  "refuses %j as a LocalMoment",
  (value) => {
    expect(() => read("LocalMoment", value)).toThrow(GraphQLError);
  },
);

test.each(["", "tomorrow", "2026-02-30T00:00:00Z", "2026-01-01", "2026-01-01T00:00:00", "2026-01-01T25:00:00Z", null])(
  "refuses %j as a DateTime",
  (value) => {
    expect(() => read("DateTime", value)).toThrow(GraphQLError);
  },
);

test("accepts dates, hours and instants unchanged", () => {
  expect(read("LocalMoment", "2028-02-29")).toBe("2028-02-29");
  expect(read("LocalMoment", "2026-01-31T23:00")).toBe("2026-01-31T23:00");
  expect(read("DateTime", "2026-01-31T12:00:00+02:00")).toBe("2026-01-31T12:00:00+02:00");
});
