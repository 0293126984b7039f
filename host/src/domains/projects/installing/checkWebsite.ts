import { checkWebsite as endpoint } from "@sightline/schema/rest/projects/installing";
import { attempts } from "@sightline/schema/rest/refusals/request";
import { recordAttempt } from "#host/http/attempts.ts";
import { PageUnreachable, readPage } from "#host/http/network/readPage.ts";
import { roles } from "#host/http/permit.ts";
import { typedAddress } from "#host/http/network/typedAddress.ts";
import { currentProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { ownWidget } from "../oneWidget.ts";
import { checkInstallation, unreachable } from "./checkInstallation.ts";

/** The gateway waits 9 s for a response. */
const LIMITS = { timeoutMs: 7000, maxBytes: 2 * 1024 * 1024 };
/** Per company in 15 minutes: a check every 10 s in two tabs. */
const MOST = { max: 200, of: attempts.websiteChecks };

function addressOf(typed: string): URL {
  const url = typedAddress(typed, "websiteURL");
  // credentials and fragments are never sent
  url.username = url.password = url.hash = "";
  return url;
}

export const checkWebsite = route(endpoint, {
  permit: roles(0, 1, 2),
  gather: async (move) => {
    const { services, caller, body } = move;
    const { widgetId } = await currentProject(move);
    const widget = await ownWidget(services, caller, widgetId);
    const url = addressOf(body.websiteURL);
    await recordAttempt(services, `website checks:${caller.companyId}`, MOST);
    return { url, widget };
  },
  ask: ({ env }, { url }) =>
    readPage(url, { ...LIMITS, allowPrivate: env.DEMO }).catch((error: unknown) => {
      if (error instanceof PageUnreachable) return error;
      throw error;
    }),
  answer: (page, { url, widget }, { services }) =>
    page instanceof PageUnreachable
      ? unreachable(url, page.message)
      : checkInstallation(page, {
          key: widget.widget_key,
          trackerUrl: services.env.TRACKER_URL,
          allowedWebsites: widget.allowed_websites,
        }),
});
