import { Button, type Props as ButtonProps } from "#web/ui/actions/Button.tsx";
import { NoSubscription } from "./NoSubscription.tsx";
import { useBillingPortal, type PortalPage } from "./useBillingPortal.ts";

interface Props extends Pick<ButtonProps, "variant" | "size"> {
  page: PortalPage;
  brandName: string;
  children: string;
}

/** Opens a page of the payment provider, or reports that there is none. */
export function PortalButton({ page, brandName, children, ...look }: Props) {
  const { open, isOpening, hasNone } = useBillingPortal();
  if (hasNone) return <NoSubscription brandName={brandName} />;
  return (
    <Button {...look} loading={isOpening} onPress={() => void open(page)}>
      {children}
    </Button>
  );
}
