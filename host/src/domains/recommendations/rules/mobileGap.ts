// A significantly lower conversion rate on phones than on desktops. A conversion is a session with an event that has a
// value: every shop sends such events, and they are not sent by accident.
import { recommendationsMessages as messages } from "@sightline/schema/rest/recommendations/refusals";
import { count, dashboardLink, type Find } from "../finding.ts";
import { groundParams, SESSIONS } from "../sql/sessionFacts.ts";
import { differenceOfRates } from "#host/analytics/statistics/differences.ts";
import { number, text } from "#host/stores/resultColumns.ts";
import { SURE } from "../sure.ts";

const LEAST_SESSIONS = 200;
/** The conversion rate on phones is at most this share of the one on desktops. */
const MOST_SHARE = 0.75;
const VERY_SURE = 0.001;

const exact = (share: number) => `${(share * 100).toFixed(1)}%`;

export const mobileGap: Find = async ({ events, signal }, ground) => {
  const rows = await events.query(
    { device: text, sessions: number, bought: number },
    `SELECT device, count() AS sessions, countIf(bought) AS bought FROM (${SESSIONS})
WHERE device IN ('mobile', 'desktop') GROUP BY device`,
    groundParams(ground),
    signal,
  );
  const of = (device: string) => rows.find((row) => row.device === device) ?? { device, sessions: 0, bought: 0 };
  const [phone, desktop] = [of("mobile"), of("desktop")];
  if (phone.sessions < LEAST_SESSIONS || desktop.sessions < LEAST_SESSIONS || desktop.bought === 0) return [];
  const [onPhone, onDesktop] = [phone.bought / phone.sessions, desktop.bought / desktop.sessions];
  const rate = ({ bought, sessions }: typeof phone) => ({ hits: bought, of: sessions });
  const { p = 1 } = differenceOfRates(rate(desktop), rate(phone)) ?? {};
  if (onPhone > onDesktop * MOST_SHARE || p > SURE) return [];
  const lost = Math.round(phone.sessions * (onDesktop - onPhone));
  return [
    {
      rule: "mobile_gap",
      subject: "",
      title: messages.mobileGapTitle(),
      body: messages.mobileGapBody({ phones: onPhone, desktops: onDesktop, lost }),
      feature: "analytics",
      link: dashboardLink(ground, "device", "mobile"),
      link_text: messages.viewPhones(),
      evidence: [
        { label: "Sessions on phones", value: count(phone.sessions) },
        { label: "Conversion on phones", value: exact(onPhone) },
        { label: "Conversion on desktops", value: exact(onDesktop) },
        { label: "Chance alone would show this", value: p <= VERY_SURE ? "under 0.1%" : "under 1%" },
      ],
      sessions: phone.sessions,
    },
  ];
};
