import type { BrandResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { brandSetting } from "../brandSettings.ts";

export const Brand: Pick<BrandResolvers, "sso"> = {
  async sso(_brand, _args, context) {
    const setting = await brandSetting(context);
    return setting?.sso_flag ? { isForced: setting.sso_force_redirect } : null;
  },
};
