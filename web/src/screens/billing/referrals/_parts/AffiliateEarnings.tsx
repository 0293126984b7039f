import { graphql, useFragment } from "react-relay";
import type { AffiliateEarnings_viewer$key } from "#web/__generated__/AffiliateEarnings_viewer.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Stat } from "#web/ui/data/Stat.tsx";
import { formatMoney } from "#web/ui/format/money.ts";
import { StatRow } from "./StatRow.tsx";

const dollars = (value: number | null | undefined) => formatMoney(value, "USD", "short");

/** From clicks to earnings, and payouts. */
export function AffiliateEarnings({ viewer }: { viewer: AffiliateEarnings_viewer$key }) {
  const { affiliate } = useFragment(
    graphql`
      fragment AffiliateEarnings_viewer on Viewer @throwOnFieldError {
        affiliate {
          clicks
          signUps
          paying
          offer
          earned
          paidOut
        }
      }
    `,
    viewer,
  );
  if (!affiliate) return null;
  const { clicks, signUps, paying, offer, earned, paidOut } = affiliate;
  const open = earned - paidOut;
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.three })}>
      <StatRow>
        <Stat
          label={t("Clicks")}
          value={clicks}
          definition={t("Clicks on your link, counted once per browser per day.")}
        />
        <Stat label={t("Sign-ups")} value={signUps} definition={t("Companies that signed up through your link.")} />
        <Stat label={t("Paying")} value={paying} definition={t("Referred companies that have paid.")} />
      </StatRow>
      <StatRow>
        <Stat label={t("Earned")} value={earned} format={dollars} />
        <Stat label={t("Paid out")} value={paidOut} format={dollars} />
        <Stat label={t("Available to claim")} value={open} format={dollars} />
      </StatRow>
      <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>
        {open > 0
          ? t("Contact support to have {amount} paid out.", { amount: dollars(open) })
          : t("Nothing to claim yet. The next paying company earns you {amount}.", { amount: dollars(offer) })}
      </p>
    </div>
  );
}
