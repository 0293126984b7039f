import { useEffect, useRef } from "react";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { NoSubscription } from "./NoSubscription.tsx";
import { useBillingPortal } from "./useBillingPortal.ts";

/** The A/B brand's invoices are in the billing portal, which opens automatically if there is one. */
export function InvoicePortal({ brandName }: { brandName: string }) {
  const { open, hasNone } = useBillingPortal();
  const requested = useRef(false);
  useEffect(() => {
    if (requested.current) return;
    requested.current = true;
    void open("INVOICE");
  }, [open]);
  if (!hasNone) return <Skeleton shape="block" height={180} />;
  return (
    <Card>
      <NoSubscription brandName={brandName} />
    </Card>
  );
}
