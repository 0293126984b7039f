import type { Week } from "./weekOf.ts";

const number = new Intl.NumberFormat("en");
const percent = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 0 });
const counted = (count: number, one: string, many: string) => `${number.format(count)} ${count === 1 ? one : many}`;

/** As text, because colors and arrows don't work in email. */
function change(now: number, before: number): string {
  if (before === 0) return now === 0 ? "as the week before" : "none the week before";
  const share = (now - before) / before;
  if (Math.abs(share) < 0.005) return "as the week before";
  return `${percent.format(Math.abs(share))} ${share > 0 ? "more" : "fewer"} than the week before`;
}

/** One sentence per project. */
export function projectSentence(name: string, { week, before }: Week): string {
  if (week.visitors === 0) return `${name}: no visitors (${change(0, before.visitors)}).`;
  const visitors = `${counted(week.visitors, "visitor", "visitors")} (${change(week.visitors, before.visitors)})`;
  const rest = [
    counted(week.sessions, "session", "sessions"),
    counted(week.pageviews, "page view", "page views"),
    ...(week.bounce_rate === null ? [] : [`bounce rate ${percent.format(week.bounce_rate)}`]),
  ];
  return `${name}: ${visitors}, ${rest.join(", ")}.`;
}

export const digestTitle = (visitors: number): string => `Your week: ${counted(visitors, "visitor", "visitors")}`;
