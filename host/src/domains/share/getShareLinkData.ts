// The content of a link. Unknown, disabled, expired and deleted links get the same 404. A link's password may be tried
// 10 times in 15 minutes.
import { getShareLinkData as endpoint, ShareHide, ShareModule, SharePreset } from "@sightline/schema/rest/share/share";
import { presetRange, type DayRange, type RangePreset } from "@sightline/schema/rest/ranges/presets";
import { shareRefusals } from "@sightline/schema/rest/share/refusals";
import type { Refusal } from "@sightline/schema/rest/refusals/message";
import { longestRange } from "#host/analytics/scope/reportRange.ts";
import { localHour, zoneOf, type Zone } from "#host/analytics/scope/zone.ts";
import { recordAttempt, clearAttempts, oneAtATime } from "#host/http/attempts.ts";
import { verifyPassword } from "#host/members/password/password.ts";
import { anyone } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { SEES_ALL_PROJECTS } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import type { Services } from "#host/http/services.ts";
import { linkByTokenHash } from "./sql/linkByTokenHash.ts";
import { isSameHash, tokenHash } from "./token.ts";

interface LinkRange {
  start_date: string;
  end_date: string;
  project_created_at: Date;
}

/** A preset is resolved at each opening, in the project's time zone. All time is cut to the days of a report. */
function currentRange(link: LinkRange, preset: RangePreset | null, zone: Zone, now: number): DayRange {
  if (preset === null) return { startDate: link.start_date, endDate: link.end_date };
  const createdAt = link.project_created_at.getTime();
  return longestRange(presetRange(preset, { now, createdAt, localHour: (instant) => localHour(instant, zone) }));
}

async function assertPassword(
  services: Services,
  linkId: number,
  hash: string,
  password: string | undefined,
): Promise<void> {
  const refused = (refusal: Refusal) => new Problem(refusal, { field: "sharepassword" });
  if (password === undefined) throw refused(shareRefusals.passwordRequired());
  const subject = `share:${linkId}`;
  await oneAtATime(subject, async () => {
    await recordAttempt(services, subject);
    if (!(await verifyPassword(password, hash))) throw refused(shareRefusals.wrongPassword());
    await clearAttempts(services, subject);
  });
}

export const getShareLinkData = route(endpoint, {
  permit: anyone,
  gather: ({ params, headers }) => ({
    hash: tokenHash(params.encryptedParam),
    password: headers.sharePassword,
  }),
  ask: async (services, { hash, password }) => {
    const link = await linkByTokenHash(services.entities, hash, services.now());
    const isShown = link?.widget_status === 1 || link?.company_id === SEES_ALL_PROJECTS;
    if (!link || !isShown || !isSameHash(link.token_hash, hash)) throw new Problem(shareRefusals.linkNotFound());
    if (link.password_hash) await assertPassword(services, link.share_link_id, link.password_hash, password);
    return link;
  },
  answer: async (link, _filters, { services, headers }) => {
    const preset = SharePreset.nullable().parse(link.range_preset);
    const { startDate, endDate } = currentRange(link, preset, zoneOf(link.timezone, headers.tz), services.now());
    const jwt = await services.tokens.signShare({
      share_link_id: link.share_link_id,
      company_id: link.company_id,
      widget_id: link.widget_id,
      modules: ShareModule.parse(link.modules),
      unique_module_id: link.unique_module_id,
      startDate,
      endDate,
      preset,
      free_range: link.free_range,
      hide: ShareHide.array().parse(link.hide),
      download: link.download,
    });
    const { widget_id, widget_name } = link;
    const datas = { jwt, widget_id, startDate, endDate, widget_name };
    return [{ datas, company_id: link.company_id }];
  },
});
