import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { namedProject } from "#gateway/graph/project.ts";
import { auditEntryOf } from "../../timeline.sources.ts";
import { createAuditEntry } from "../../timeline.upstream.ts";

function text(value: string | null | undefined, field: string, least: number, most: number): string {
  const given = value ?? "";
  if (given.length >= least && given.length <= most) return given;
  throw invalid(field, given === "" ? requestRefusals.empty({ field }) : requestRefusals.tooLong({ field, max: most }));
}

export const recordAction: MutationResolvers["recordAction"] = async (_, { input }, context) => {
  try {
    const entry = {
      module: text(input.module, "module", 1, 100),
      action: text(input.action, "action", 1, 100),
      action_id: text(input.actionId, "actionId", 0, 200),
      description: text(input.description, "description", 0, 2000),
    };
    const project = input.project ? await namedProject(context, input.project, "project") : undefined;
    return { entry: auditEntryOf(await createAuditEntry(context.upstream, entry, project?.widget_id)) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
