import type { Problem } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";

const graphNames: Readonly<Record<string, string>> = {
  widgetName: "name",
  widgetAllowedWebsite: "allowedWebsites",
  featureAcl: "features",
  anonymiseIp: "anonymisesAddresses",
  respectDnt: "respectsDoNotTrack",
  keepText: "keepsText",
  followSpa: "followsSinglePageApps",
  pageIgnoreSlash: "ignoresTrailingSlash",
  pageIgnoreCase: "ignoresPathCase",
  pageIgnoreIndex: "ignoresDefaultDocument",
};

/**
 * A problem with the graph's field name: the wire calls projects widgets, and appends indices to the fields of lists.
 */
export function projectProblem(error: unknown): Problem {
  const problem = refusal(error);
  const [whole = "", part = ""] = problem.field?.split(".") ?? [];
  const field = whole === "setting" ? part : whole;
  return field === "" ? problem : { ...problem, field: graphNames[field] ?? field };
}
