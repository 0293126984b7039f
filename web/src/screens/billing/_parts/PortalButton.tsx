import { Button } from "#web/ui/actions/Button.tsx";
import { useBillingPortal, type PortalPage } from "./useBillingPortal.ts";

/** Opens a page of the payment provider's. */
export function PortalButton({ page, children }: { page: PortalPage; children: string }) {
  const { open, isOpening } = useBillingPortal();
  return (
    <Button variant="primary" loading={isOpening} onPress={() => void open(page)}>
      {children}
    </Button>
  );
}
