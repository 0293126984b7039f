import { Link } from "react-aria-components/Link";
import { t } from "#web/texts/t.ts";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { useHasRoute } from "../../knownPaths.ts";

const CARD = "/card/add";

/** The last charge failed and will be retried. */
export function PaymentBanner({ mayPay }: { mayPay: boolean }) {
  const hasRoute = useHasRoute();
  return (
    <Banner
      tone="danger"
      isLasting
      actions={
        mayPay &&
        hasRoute(CARD) && (
          <Link href={CARD} css={buttonStyle("primary", "small")}>
            {t("Update Payment")}
          </Link>
        )
      }
    >
      {t(
        "Failed to process your payment. Keep your visitor data from being permanently deleted by updating your payment details.",
      )}
    </Banner>
  );
}
