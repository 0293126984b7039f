import { Suspense, useEffect } from "react";
import { graphql, useFragment, useQueryLoader } from "react-relay";
import type { ChangeDialog_billing$key } from "#web/__generated__/ChangeDialog_billing.graphql.ts";
import type { ChangeSummaryQuery } from "#web/__generated__/ChangeSummaryQuery.graphql.ts";
import { useOpenFeatures } from "#web/layout/places/openFeatures.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { ProblemBanner } from "#web/ui/feedback/ProblemBanner.tsx";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";
import type { Cycle } from "../../_lib/cycleLabels.ts";
import { offerData } from "../../_lib/offerData.ts";
import { losses } from "../../_lib/offerLabels.ts";
import { ChangeSummary, changeSummaryQuery } from "./ChangeSummary.tsx";
import { TestNote } from "../TestNote.tsx";
import { useChangeSubscription } from "./useChangeSubscription.ts";

const HEIGHT = 150;

interface Props {
  billing: ChangeDialog_billing$key;
  planId: number;
  cycle: Cycle;
  onClose: () => void;
}

/** Shows the price, start and lost features of another plan before the change. */
export function ChangeDialog({ billing, planId, cycle, onClose }: Props) {
  const data = useFragment(
    graphql`
      fragment ChangeDialog_billing on Billing {
        offers {
          plan {
            planId
            name
          }
          isCurrent
          ...offerData_offer
        }
        ...TestNote_billing
      }
    `,
    billing,
  );
  const [queryRef, load] = useQueryLoader<ChangeSummaryQuery>(changeSummaryQuery);
  useEffect(() => load({ planId, cycle }, { fetchPolicy: "network-only" }), [load, planId, cycle]);
  const { send, isSending, problem } = useChangeSubscription({ planId, cycle }, onClose);
  const to = data.offers?.find(({ plan }) => plan.planId === planId);
  const from = data.offers?.find(({ isCurrent }) => isCurrent);
  const isOpen = useOpenFeatures();
  const lost = from && to ? losses(offerData(from), offerData(to), isOpen) : [];
  const waiting = <Skeleton shape="block" height={HEIGHT} />;
  return (
    <Dialog
      title={to ? t("Switch to {plan}?", { plan: to.plan.name }) : t("Change your plan?")}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{t("Keep my plan")}</Button>
          <Button variant="primary" loading={isSending} onPress={send}>
            {t("Confirm change")}
          </Button>
        </>
      }
    >
      <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
        <ProblemBanner problem={problem} />
        <TestNote billing={data} />
        <PanelBoundary height={HEIGHT}>
          <Suspense fallback={waiting}>{queryRef ? <ChangeSummary queryRef={queryRef} /> : waiting}</Suspense>
        </PanelBoundary>
        {lost.length > 0 && (
          <section aria-label={t("What you'll lose")}>
            <h3 css={(theme) => ({ fontSize: theme.size.body, fontWeight: theme.weight.semibold })}>
              {t("What you'll lose")}
            </h3>
            <ul
              css={(theme) => ({
                paddingLeft: 18,
                listStyle: "disc",
                color: theme.color.muted,
                fontSize: theme.size.body,
              })}
            >
              {lost.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}
