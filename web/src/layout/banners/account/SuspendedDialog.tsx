import { Link } from "react-aria-components/Link";
import { useLocation } from "react-router-dom";
import { useState } from "react";
import { t } from "#web/texts/t.ts";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";
import { useHasRoute } from "../../knownPaths.ts";
import { ContactBilling } from "./ContactBilling.tsx";

const CARD = "/card/add";
/** Screens that resolve the suspension. The dialog would block them. */
const remedies = [
  CARD,
  "/billing",
  "/checkout",
  "/newcheckout",
  "/optimizecheckout",
  "/payment",
  "/payment/success",
  "/subscription",
  "/upgrade-account",
  "/logout",
];

/** The account is suspended: blocks everything until it is paid or support is contacted. */
export function SuspendedDialog({ mayPay }: { mayPay: boolean }) {
  const { pathname } = useLocation();
  const hasRoute = useHasRoute();
  const hasCard = mayPay && hasRoute(CARD);
  const [isWriting, setWriting] = useState(false);
  if (remedies.includes(pathname.toLowerCase())) return null;
  if (isWriting) return <ContactBilling onClose={() => setWriting(false)} />;
  return (
    <Dialog
      title={t("Account suspended")}
      alert
      isOpen
      onOpenChange={() => undefined}
      footer={
        <>
          <Link href="/logout" css={buttonStyle("ghost")}>
            {t("Log out")}
          </Link>
          <Button variant={hasCard ? "secondary" : "primary"} onPress={() => setWriting(true)}>
            {t("Contact billing")}
          </Button>
          {hasCard && (
            <Link href={CARD} css={buttonStyle("primary")}>
              {t("Update Credit Card")}
            </Link>
          )}
        </>
      }
    >
      {t("There is a problem with payment for this account. Your account has been suspended")}
    </Dialog>
  );
}
