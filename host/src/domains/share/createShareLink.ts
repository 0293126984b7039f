import { createShareLink as endpoint } from "@sightline/schema/rest/share/share";
import { shareRefusals } from "@sightline/schema/rest/share/refusals";
import { hashPassword } from "#host/members/password/password.ts";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { periodOf } from "#host/analytics/scope/reportRange.ts";
import { route } from "#host/http/route.ts";
import { zoneOf } from "#host/analytics/scope/zone.ts";
import { actor } from "#host/outbox/actor.ts";
import { emit } from "#host/outbox/emit.ts";
import { expiryOf } from "./expiry.ts";
import { shareLinkOf, shareLinks } from "./sql/shareLinks.ts";
import { newToken, tokenHash } from "./token.ts";

/**
 * Clients send the link's password in a header, which can't contain control characters or leading and trailing spaces.
 */
const isSendable = (password: string) => password === password.trim() && !/[\u0000-\u001f\u007f]/.test(password);

export const createShareLink = route(endpoint, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body, headers }) => {
    const { startDate, endDate, preset, password, expires_at, ...rest } = body;
    // an hour and a day are compared by their common prefix
    if (startDate.slice(0, endDate.length) > endDate) {
      throw new Problem(shareRefusals.datesReversed(), { field: "endDate" });
    }
    if (password !== undefined && !isSendable(password)) {
      throw new Problem(shareRefusals.passwordCharacters(), {
        field: "password",
      });
    }
    const now = services.now();
    const expires = expiryOf(expires_at, now);
    const project = await scopedProject(services, caller, body.widget_id);
    // a range that no report accepts would make the link unusable
    periodOf(startDate, endDate, zoneOf(project.timezone, headers.tz));
    const values = {
      ...rest,
      company_id: project.companyId,
      start_date: startDate,
      end_date: endDate,
      range_preset: preset ?? null,
      password_hash: password === undefined ? null : await hashPassword(password),
      expires_at: expires ?? null,
      created_by: caller.userId,
      created_at: new Date(now),
    };
    return { project: { widget_id: project.widgetId, widget_name: project.name }, values };
  },
  ask: async (services, { project, values }, { caller }) => {
    const token = newToken();
    const row = await services.entities.transaction().execute(async (store) => {
      const { share_link_id } = await store
        .insertInto("share_link")
        .values({ ...values, token_hash: tokenHash(token), token_sealed: services.tokens.sealLinkToken(token) })
        .returning("share_link_id")
        .executeTakeFirstOrThrow();
      const data = { share_link_id, modules: values.modules, project, by: await actor(store, caller) };
      await emit(services, { kind: "share.created", company_id: values.company_id, data }, store);
      return shareLinks(store).where("share_link_id", "=", share_link_id).executeTakeFirstOrThrow();
    });
    return { row, token };
  },
  answer: ({ row, token }) => ({ link: shareLinkOf(row, token), encryptedParam: token }),
});
