import { getAppVersion as endpoint } from "@sightline/schema/rest/account/account";
import { anyone } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { VERSION } from "#host/http/version.ts";

/** An operator forces older pages to reload by setting this key in `host_state` to this version. */
const FORCED = "forced_version";

export const getAppVersion = route(endpoint, {
  permit: anyone,
  gather: () => FORCED,
  ask: ({ entities }, key) =>
    entities.selectFrom("host_state").select("value").where("key", "=", key).executeTakeFirst(),
  answer: (forced) => ({ version: VERSION, force: forced?.value === VERSION }),
});
