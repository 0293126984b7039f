import { t } from "#web/texts/t.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";

/** Without a subscription there is no billing portal. */
export function NoSubscription({ brandName }: { brandName: string }) {
  return (
    <EmptyState title={t("No subscription.")}>
      {t("No active subscription. If this is an error, please contact {brand} support for assistance.", {
        brand: brandName,
      })}
    </EmptyState>
  );
}
