import { getShareLinks as endpoint } from "@sightline/schema/rest/share/share";
import { member } from "#host/http/permit.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { copyableToken } from "./copyableToken.ts";
import { shareLinkOf, shareLinks } from "./sql/shareLinks.ts";

export const getShareLinks = route(endpoint, {
  permit: member,
  gather: ({ services, caller, body }) => scopedProject(services, caller, body.widget_id),
  ask: ({ entities }, { widgetId }, { body }) => {
    const query = shareLinks(entities).where("widget_id", "=", widgetId);
    return (body.modules ? query.where("modules", "=", body.modules) : query).execute();
  },
  answer: (rows, _question, { services, caller }) => {
    const token = copyableToken(services, caller);
    return { rows: rows.map((row) => shareLinkOf(row, token(row))), total: rows.length };
  },
});
