import { graphql, useFragment } from "react-relay";
import type { OfferPicker_billing$key } from "#web/__generated__/OfferPicker_billing.graphql.ts";
import { useOpenFeatures } from "#web/layout/places/openFeatures.ts";
import { t } from "#web/texts/t.ts";
import { RadioGroup } from "#web/ui/forms/RadioGroup.tsx";
import { isYearly, type Cycle } from "../../_lib/cycleLabels.ts";
import { priceText } from "../../_lib/priceText.ts";
import { offerData } from "../../_lib/offerData.ts";
import { limitLines } from "../../_lib/offerLabels.ts";
import { CycleChoice } from "./CycleChoice.tsx";

interface Props {
  billing: OfferPicker_billing$key;
  planId: number | undefined;
  cycle: Cycle;
  onChange: (planId: number | undefined, cycle: Cycle) => void;
}

/** Selects the plan and the billing period. */
export function OfferPicker({ billing, planId, cycle, onChange }: Props) {
  const { offers } = useFragment(
    graphql`
      fragment OfferPicker_billing on Billing {
        offers {
          plan {
            planId
            name
          }
          monthlyPrice
          yearlyPrice
          currency
          ...offerData_offer
        }
      }
    `,
    billing,
  );
  const isOpen = useOpenFeatures();
  const choices = (offers ?? [])
    .filter(({ monthlyPrice }) => monthlyPrice > 0)
    .map((offer) => ({
      id: String(offer.plan.planId),
      label: t("{plan}, {price}", {
        plan: offer.plan.name,
        price: priceText(isYearly(cycle) ? offer.yearlyPrice : offer.monthlyPrice, offer.currency, cycle),
      }),
      description: limitLines(offerData(offer), isOpen).slice(0, 2).join(" · "),
    }));
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.two, justifyItems: "start" })}>
      <CycleChoice cycle={cycle} onChange={(next) => onChange(planId, next)} />
      <RadioGroup
        label={t("Plan")}
        value={planId === undefined ? null : String(planId)}
        onChange={(id) => onChange(Number(id), cycle)}
        choices={choices}
      />
    </div>
  );
}
