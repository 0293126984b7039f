import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { PlanColumn_offer$key } from "#web/__generated__/PlanColumn_offer.graphql.ts";
import { useOpenFeatures } from "#web/layout/places/openFeatures.ts";
import { t } from "#web/texts/t.ts";
import { caption, tabular } from "#web/theme/textStyle.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import { isYearly, type Cycle } from "../../_lib/cycleLabels.ts";
import { formatMinorUnits } from "#web/ui/format/money.ts";
import { offerData } from "../../_lib/offerData.ts";
import { featureLines, limitLines, taglineOf } from "../../_lib/offerLabels.ts";

interface Props {
  offer: PlanColumn_offer$key;
  cycle: Cycle;
  /** the button that selects it */
  action: ReactNode;
}

/** One plan in the comparison: name, price, button, limits. Rows align across columns. */
export function PlanColumn({ offer, cycle, action }: Props) {
  const data = useFragment(
    graphql`
      fragment PlanColumn_offer on PlanOffer {
        plan {
          name
        }
        monthlyPrice
        yearlyPrice
        currency
        tagline
        isCurrent
        ...offerData_offer
      }
    `,
    offer,
  );
  const { plan, monthlyPrice, yearlyPrice, currency, isCurrent } = data;
  const included = offerData(data);
  const isOpen = useOpenFeatures();
  const isFree = monthlyPrice === 0;
  const perMonth = isYearly(cycle) ? Math.round(yearlyPrice / 12) : monthlyPrice;
  const note = isFree
    ? t("No time limit")
    : isYearly(cycle)
      ? t("{price} billed yearly", { price: formatMinorUnits(yearlyPrice, currency) })
      : t("billed monthly");
  return (
    <article
      aria-label={plan.name}
      {...(isCurrent ? { "aria-current": "true" as const } : {})}
      css={(theme) => ({
        display: "grid",
        gridTemplateRows: "subgrid",
        gridRow: "span 4",
        gap: 0,
        padding: theme.space.two,
        background: theme.color.raised,
        border: `1px solid ${isCurrent ? theme.color.accent : theme.color.border}`,
        boxShadow: isCurrent ? `inset 0 0 0 1px ${theme.color.accent}` : undefined,
        borderRadius: theme.radius.large,
        minWidth: 0,
      })}
    >
      <header css={{ paddingBottom: 12 }}>
        <div css={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 8, minHeight: 24 }}>
          <h2 css={(theme) => ({ fontSize: theme.size.heading, fontWeight: theme.weight.semibold })}>{plan.name}</h2>
          {isCurrent && <Badge tone="accent">{t("Your plan")}</Badge>}
        </div>
        <p css={caption}>{taglineOf(data.tagline, isOpen)}</p>
      </header>
      <div css={{ paddingBottom: 16 }}>
        <p css={(theme) => ({ ...tabular, display: "flex", alignItems: "baseline", gap: 4, color: theme.color.muted })}>
          <span
            css={(theme) => ({
              fontSize: "28px",
              lineHeight: "36px",
              letterSpacing: "-0.02em",
              fontWeight: theme.weight.semibold,
              color: theme.color.text,
            })}
          >
            {formatMinorUnits(perMonth, currency)}
          </span>
          {!isFree && <span css={(theme) => ({ fontSize: theme.size.body })}>{t("per month")}</span>}
        </p>
        <p css={caption}>{note}</p>
      </div>
      <div css={{ paddingBottom: 16, "& > *": { width: "100%" } }}>{action}</div>
      <ul
        css={(theme) => ({
          display: "grid",
          gap: 8,
          alignContent: "start",
          paddingTop: theme.space.two,
          borderTop: `1px solid ${theme.color.border}`,
          fontSize: theme.size.body,
          lineHeight: "20px",
        })}
      >
        {limitLines(included, isOpen).map((line) => (
          <Line key={line} text={line} isLimit />
        ))}
        {featureLines(included.features, isOpen).map((line) => (
          <Line key={line} text={line} />
        ))}
      </ul>
    </article>
  );
}

function Line({ text, isLimit = false }: { text: string; isLimit?: boolean }) {
  return (
    <li css={{ display: "flex", gap: 8 }}>
      <Check size={16} aria-hidden css={(theme) => ({ flexShrink: 0, marginTop: 2, color: theme.color.accent })} />
      <span css={(theme) => (isLimit ? { ...tabular, fontWeight: theme.weight.medium } : { color: theme.color.muted })}>
        {text}
      </span>
    </li>
  );
}
