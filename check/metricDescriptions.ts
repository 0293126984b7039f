import { Kind, parse } from "graphql";

export const METRICS_SDL = "schema/traffic/traffic.graphql";

/** What each number means, by field: said once, in the SDL (the first paragraph; units follow). */
export function metricDescriptions(sdl: string): Record<string, string> {
  const values = parse(sdl).definitions.find(
    (node) => node.kind === Kind.OBJECT_TYPE_DEFINITION && node.name.value === "MetricValues",
  );
  if (values?.kind !== Kind.OBJECT_TYPE_DEFINITION) throw new Error(`${METRICS_SDL} must define MetricValues`);
  return Object.fromEntries(
    (values.fields ?? []).map((field) => [field.name.value, field.description?.value.split("\n\n")[0] ?? ""]),
  );
}
