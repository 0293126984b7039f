import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { PlanColumn_offer$key } from "#web/__generated__/PlanColumn_offer.graphql.ts";
import { t } from "#web/texts/t.ts";
import { caption, tabular } from "#web/theme/textStyle.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import { isYearly, type Cycle } from "../../_lib/cycleWords.ts";
import { formatMinorUnits } from "#web/ui/format/money.ts";
import { offerData } from "../../_lib/offerData.ts";
import { featureLines, limitLines, taglineOf } from "../../_lib/offerWords.ts";

interface Props {
  offer: PlanColumn_offer$key;
  cycle: Cycle;
  /** the button that chooses it */
  action: ReactNode;
}

/** One plan beside the others: name, price, button, limits; the rows of all columns line up. */
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
  const isFree = monthlyPrice === 0;
  const perMonth = isYearly(cycle) ? Math.round(yearlyPrice / 12) : monthlyPrice;
  const note = isFree
    ? t("For as long as you like")
    : isYearly(cycle)
      ? t("{price} billed once a year", { price: formatMinorUnits(yearlyPrice, currency) })
      : t("billed every month");
  return (
    <article
      aria-label={plan.name}
      {...(isCurrent ? { "aria-current": "true" as const } : {})}
      css={(t) => ({
        display: "grid",
        gridTemplateRows: "subgrid",
        gridRow: "span 4",
        gap: 0,
        padding: t.space.two,
        background: t.color.raised,
        border: `1px solid ${isCurrent ? t.color.accent : t.color.border}`,
        boxShadow: isCurrent ? `inset 0 0 0 1px ${t.color.accent}` : undefined,
        borderRadius: t.radius.large,
        minWidth: 0,
      })}
    >
      <header css={{ paddingBottom: 12 }}>
        <div css={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 8, minHeight: 24 }}>
          <h2 css={(t) => ({ fontSize: t.size.heading, fontWeight: t.weight.semibold })}>{plan.name}</h2>
          {isCurrent && <Badge tone="accent">{t("Your plan")}</Badge>}
        </div>
        <p css={caption}>{taglineOf(data.tagline)}</p>
      </header>
      <div css={{ paddingBottom: 16 }}>
        <p css={(t) => ({ ...tabular, display: "flex", alignItems: "baseline", gap: 4, color: t.color.muted })}>
          <span
            css={(t) => ({
              fontSize: "28px",
              lineHeight: "36px",
              letterSpacing: "-0.02em",
              fontWeight: t.weight.semibold,
              color: t.color.text,
            })}
          >
            {formatMinorUnits(perMonth, currency)}
          </span>
          {!isFree && <span css={(t) => ({ fontSize: t.size.body })}>{t("a month")}</span>}
        </p>
        <p css={caption}>{note}</p>
      </div>
      <div css={{ paddingBottom: 16, "& > *": { width: "100%" } }}>{action}</div>
      <ul
        css={(t) => ({
          display: "grid",
          gap: 8,
          alignContent: "start",
          paddingTop: t.space.two,
          borderTop: `1px solid ${t.color.border}`,
          fontSize: t.size.body,
          lineHeight: "20px",
        })}
      >
        {limitLines(included).map((line) => (
          <Line key={line} text={line} isLimit />
        ))}
        {featureLines(included.features).map((line) => (
          <Line key={line} text={line} />
        ))}
      </ul>
    </article>
  );
}

function Line({ text, isLimit = false }: { text: string; isLimit?: boolean }) {
  return (
    <li css={{ display: "flex", gap: 8 }}>
      <Check size={16} aria-hidden css={(t) => ({ flexShrink: 0, marginTop: 2, color: t.color.accent })} />
      <span css={(t) => (isLimit ? { ...tabular, fontWeight: t.weight.medium } : { color: t.color.muted })}>
        {text}
      </span>
    </li>
  );
}
