import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { namedProject } from "#gateway/graph/project.ts";
import { pickElement as pick } from "../../rules.upstream.ts";

const targetOf = { CLICK: "click", ELEMENT: "element", FORM: "form", LINK: "link", PAGE: "page" } as const;

export const pickElement: MutationResolvers["pickElement"] = async (_, { input }, context) => {
  try {
    const { widget_id } = await namedProject(context, input.project, "project");
    const { address, pick_id, expires_at } = await pick(context.upstream, {
      widget_id,
      target: targetOf[input.target],
      page: input.page,
    });
    return { address, pickId: pick_id, expiresAt: expires_at };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
