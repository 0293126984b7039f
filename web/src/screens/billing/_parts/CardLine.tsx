import { CreditCard } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { CardLine_card$key } from "#web/__generated__/CardLine_card.graphql.ts";
import { t } from "#web/texts/t.ts";
import { caption, tabular } from "#web/theme/textStyle.ts";

/** The stored card: "Visa •••• 4242, expires 12/30". */
export function CardLine({ card }: { card: CardLine_card$key }) {
  const { brand, last4, expMonth, expYear, holder } = useFragment(
    graphql`
      fragment CardLine_card on PaymentCard {
        brand
        last4
        expMonth
        expYear
        holder
      }
    `,
    card,
  );
  const until = `${String(expMonth).padStart(2, "0")}/${String(expYear).slice(-2)}`;
  return (
    <div css={{ display: "flex", alignItems: "center", gap: 12 }}>
      <span
        css={(theme) => ({
          display: "grid",
          placeItems: "center",
          width: 40,
          height: 28,
          border: `1px solid ${theme.color.border}`,
          borderRadius: theme.radius.small,
          color: theme.color.muted,
        })}
      >
        <CreditCard size={18} strokeWidth={1.75} aria-hidden />
      </span>
      <div css={{ minWidth: 0 }}>
        <p css={(theme) => ({ ...tabular, fontSize: theme.size.large, fontWeight: theme.weight.medium })}>
          {brand} <span aria-hidden>••••</span> <span css={{ whiteSpace: "nowrap" }}>{last4}</span>
        </p>
        <p css={caption}>
          {t("Expires {until}", { until })}
          {holder && ` · ${holder}`}
        </p>
      </div>
    </div>
  );
}
