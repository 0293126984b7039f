import type { ShareableModule } from "@sightline/schema/rest/share/share";
import type { Context } from "#gateway/context.ts";
import { encodeParam } from "#gateway/share/encryptedParam.ts";
import { sharePath } from "./sharePath.ts";

/** The complete URL of a link, by the host's token. */
export const shareUrl = async (
  context: Pick<Context, "publicOrigin">,
  module: ShareableModule,
  item: string,
  token: string,
): Promise<string> => (await context.publicOrigin()) + sharePath(module, item, encodeParam(token));
