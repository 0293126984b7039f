import { getSsoAccess as endpoint } from "@sightline/schema/rest/account/providers";
import { anyone } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { ssoRequested, ssoOrNotFound } from "./ssoRequested.ts";
import { ssoSetting } from "./sql/ssoSetting.ts";

export const getSsoAccess = route(endpoint, {
  permit: anyone,
  gather: ({ body }) => ssoRequested(body),
  ask: (services, requested) => ssoSetting(services, requested),
  answer: (setting, { email }) => {
    const { sso_domain, sso_client_id, sso_client_secret, ...found } = ssoOrNotFound(setting, email);
    return {
      issuer: /^https?:\/\//.test(sso_domain) ? sso_domain : `https://${sso_domain}`,
      client_id: sso_client_id,
      client_secret: sso_client_secret,
      subdomain: found.subdomain,
      email_domain: found.sso_email_domain,
    };
  },
});
