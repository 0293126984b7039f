import { ShareableModule } from "@sightline/schema/rest/share/share";
import { shareRefusals } from "@sightline/schema/rest/share/refusals";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import type { CreateShareLinkInput, MutationResolvers, ShareModule } from "#gateway/__generated__/resolverTypes.ts";
import type { Context } from "#gateway/context.ts";
import { toCursor } from "#gateway/graph/cursor.ts";
import { lower, upper } from "#gateway/graph/enums.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { clockOf, namedProject } from "#gateway/graph/project.ts";
import { resolveRange } from "#gateway/graph/range.ts";
import { futureInstant } from "../../futureInstant.ts";
import { shareLinkKey, shareLinkOf } from "../../share.sources.ts";
import { needsItem } from "../../sharePath.ts";
import { shareUrl } from "../../shareUrl.ts";
import { createShareLink as create } from "../../share.upstream.ts";

const SHORTEST_PASSWORD = 4;
const LONGEST_PASSWORD = 200;
const LONGEST_ITEM = 200;

/** Refuses a module without a guest page, by its name in the graph. */
function shareable(module: ShareModule): ShareableModule {
  const parsed = ShareableModule.safeParse(lower(module));
  if (parsed.success) return parsed.data;
  const choices = ShareableModule.options.map(upper).join(", ");
  throw invalid("module", shareRefusals.moduleWithoutPage({ module, modules: choices }));
}

async function bodyOf(input: CreateShareLinkInput, context: Context) {
  const { password, expiresAt, itemId } = input;
  if (password && password.length < SHORTEST_PASSWORD) {
    throw invalid("password", shareRefusals.passwordTooShort({ min: SHORTEST_PASSWORD }));
  }
  if (password && password.length > LONGEST_PASSWORD) {
    throw invalid("password", shareRefusals.passwordTooLong({ max: LONGEST_PASSWORD }));
  }
  if (itemId && itemId.length > LONGEST_ITEM) {
    throw invalid("itemId", requestRefusals.tooLong({ field: "itemId", max: LONGEST_ITEM }));
  }
  const modules = shareable(input.module);
  if (!itemId && needsItem(modules)) {
    throw invalid("itemId", shareRefusals.itemMissing({ module: input.module }));
  }
  const expires = expiresAt ? { expires_at: futureInstant(expiresAt, context.now(), "expiresAt") } : {};
  const project = await namedProject(context, input.project, "project");
  return {
    widget_id: project.widget_id,
    modules,
    unique_module_id: itemId ?? "",
    ...resolveRange(input.range, clockOf(project, context), Date.parse(project.created_at)),
    // a preset moves with the date
    ...(input.range.preset && { preset: input.range.preset }),
    free_range: input.freeRange ?? false,
    hide: input.redactPersonalData ? ["names" as const, "emails" as const] : [],
    download: input.allowDownload ?? true,
    ...(password && { password }),
    ...expires,
  };
}

export const createShareLink: MutationResolvers["createShareLink"] = async (_, { input }, context) => {
  try {
    const body = await bodyOf(input, context);
    const { link, encryptedParam } = await create(context.upstream, body);
    const node = shareLinkOf(link, context.now());
    const url = await shareUrl(context, body.modules, body.unique_module_id, encryptedParam);
    return { edge: { cursor: toCursor(shareLinkKey(node)), node }, url };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
