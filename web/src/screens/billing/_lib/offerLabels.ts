// Labels of a plan: its limits, and its included features by code.
import type { IsOpen } from "#web/layout/places/openFeatures.ts";
import { t } from "#web/texts/t.ts";
import { exactNumber } from "#web/ui/format/compactNumber.ts";

export interface OfferLimits {
  plan: { sessions?: number | null | undefined; pageviews?: number | null | undefined };
  websites?: number | null | undefined;
  testedUsers?: number | null | undefined;
}

/** What a plan includes by code; only what the product offers today. */
function featureLabel(code: string, isOpen: IsOpen): string | undefined {
  switch (code) {
    case "reports":
      return t("All reports, live and historical");
    case "share":
      return t("Share links for viewers without an account");
    case "three":
      if (isOpen("ABTEST")) return t("Up to 3 tests, funnels and profiles each");
      return isOpen("FUNNEL") ? t("Up to 3 funnels") : undefined;
    case "unlimited":
      if (isOpen("ABTEST")) return t("Unlimited tests, funnels and profiles");
      return isOpen("FUNNEL") ? t("Unlimited funnels") : undefined;
    case "roles":
      return t("Team roles per project");
    case "support":
      return t("Email support within one business day");
    case "surveys":
      return isOpen("SURVEY") ? t("Surveys and NPS") : undefined;
    case "priority":
      return t("Priority support");
    default:
      return undefined;
  }
}

const taglines: Readonly<Record<string, string>> = {
  "For a first look at one website": t("For a first look at one website"),
  "For a shop or a blog that grows": t("For growing shops and blogs"),
  "For several busy websites": t("For several high-traffic websites"),
  "For companies with many websites": t("For companies with many websites"),
  "For a shop that grows": t("For growing shops"),
};

/** Taglines about A/B tests, with the ones for as long as there are none. */
const testTaglines: Readonly<Record<string, readonly [tests: string, none: string]>> = {
  "For teams that test every week": [t("For teams that test every week"), t("For teams that grow every week")],
  "For a first test": [t("For a first test"), t("For a first look at one website")],
  "For one website that tests": [t("For testing on one website"), t("For one website")],
};

export function taglineOf(tagline: string, isOpen: IsOpen): string {
  const [tests, none] = testTaglines[tagline] ?? [];
  return (isOpen("ABTEST") ? tests : none) ?? taglines[tagline] ?? tagline;
}

function sessionsLine({ plan }: OfferLimits): string {
  if (plan.sessions) return t("{count} sessions per month", { count: exactNumber(plan.sessions) });
  if (plan.pageviews) return t("{count} page views per month", { count: exactNumber(plan.pageviews) });
  return t("Unlimited sessions");
}

function websitesLine({ websites }: OfferLimits): string {
  if (websites === null || websites === undefined) return t("Unlimited projects");
  return websites === 1 ? t("1 project") : t("{count} projects", { count: websites });
}

const testedLine = ({ testedUsers }: OfferLimits): string =>
  testedUsers === null || testedUsers === undefined
    ? t("Unlimited tested users")
    : t("{count} tested users per month", { count: exactNumber(testedUsers) });

/** The limits come first, because customers compare them. */
export const limitLines = (offer: OfferLimits, isOpen: IsOpen): string[] => [
  sessionsLine(offer),
  websitesLine(offer),
  ...(isOpen("ABTEST") ? [testedLine(offer)] : []),
];

export const featureLines = (features: readonly string[], isOpen: IsOpen): string[] =>
  features.flatMap((code) => featureLabel(code, isOpen) ?? []);

type Offer = OfferLimits & { features: readonly string[] };

/** The reductions of the other plan, such as "25,000 sessions a month becomes 5,000 sessions a month". */
export function losses(from: Offer, to: Offer, isOpen: IsOpen): string[] {
  const less = (before: number | null | undefined, after: number | null | undefined) =>
    after !== null && after !== undefined && (before === null || before === undefined || before > after);
  const pairs = [
    [less(from.plan.sessions, to.plan.sessions), sessionsLine(from), sessionsLine(to)],
    [less(from.websites, to.websites), websitesLine(from), websitesLine(to)],
    [isOpen("ABTEST") && less(from.testedUsers, to.testedUsers), testedLine(from), testedLine(to)],
  ] as const;
  const limits = pairs.flatMap(([isLess, before, after]) =>
    isLess ? [t("{after} instead of {before}", { before, after })] : [],
  );
  const gone = from.features.filter((code) => !to.features.includes(code) && code !== "three");
  return [...limits, ...featureLines(gone, isOpen).map((what) => t("No longer included: {what}", { what }))];
}
