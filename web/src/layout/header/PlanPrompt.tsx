import { Link } from "react-aria-components/Link";
import { graphql, useFragment } from "react-relay";
import type { PlanPrompt_brand$key } from "#web/__generated__/PlanPrompt_brand.graphql.ts";
import type { PlanPrompt_viewer$key } from "#web/__generated__/PlanPrompt_viewer.graphql.ts";
import { t } from "#web/texts/t.ts";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import { useHasRoute } from "../knownPaths.ts";
import { trialTone, type TrialTone } from "../sidebar/usage/trialTone.ts";
import { upgradePath } from "./upgradePath.ts";
import { LowTrial } from "./LowTrial.tsx";

const EXTEND = "/extend-trials";
/** The prompt becomes urgent below this number of days. */
export const LOW_TRIAL_DAYS = 6;

interface Props {
  brand: PlanPrompt_brand$key;
  viewer: PlanPrompt_viewer$key;
}

/** The plan's remaining time and the upgrade offer. A free plan without an end shows only the offer. */
export function PlanPrompt({ brand, viewer }: Props) {
  const { kind } = useFragment(
    graphql`
      fragment PlanPrompt_brand on Brand {
        kind
      }
    `,
    brand,
  );
  const { user, trial, planPrompts } = useFragment(
    graphql`
      fragment PlanPrompt_viewer on Viewer {
        user {
          role
        }
        trial {
          daysToExpire
          label
        }
        planPrompts
      }
    `,
    viewer,
  );
  const hasRoute = useHasRoute();
  if (!trial || user?.role === "VIEWER") return null;
  const upgrade = planPrompts?.includes("UPGRADE") ? upgradePath(kind, hasRoute) : undefined;
  const extend = planPrompts?.includes("EXTEND_TRIAL") && hasRoute(EXTEND) ? EXTEND : undefined;
  const { daysToExpire, label } = trial;
  const isLow = daysToExpire < LOW_TRIAL_DAYS;
  if (label === "LIFETIME") return <WideOnly>{t("Lifetime")}</WideOnly>;
  if (isLow && (label === "TRIAL" || upgrade || extend))
    return (
      <LowTrial days={daysToExpire} maySettle={(planPrompts?.length ?? 0) > 0} upgrade={upgrade} extend={extend} />
    );
  const offer = upgrade ? { href: upgrade, text: t("Upgrade") } : extend && { href: extend, text: t("Extend trial") };
  return (
    <>
      {label === "TRIAL" && (
        <WideOnly tone={trialTone(daysToExpire)}>
          {daysToExpire === 1 ? t("Trial: 1 day left") : t("Trial: {days} days left", { days: daysToExpire })}
        </WideOnly>
      )}
      {offer && (
        <Link
          href={offer.href}
          css={[
            (theme) => buttonStyle("secondary", "small")(theme),
            { flexShrink: 0, "@container (max-width: 699px)": { display: "none" } },
          ]}
        >
          {offer.text}
        </Link>
      )}
    </>
  );
}

/** The sidebar shows it too, so a narrow header can omit it. */
function WideOnly({ tone = "neutral", children }: { tone?: "neutral" | TrialTone; children: string }) {
  return (
    <span css={{ flexShrink: 0, "@container (max-width: 1099px)": { display: "none" } }}>
      <Badge tone={tone}>{children}</Badge>
    </span>
  );
}
