import { lazy, Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import type { AccountNotes_viewer$key } from "#web/__generated__/AccountNotes_viewer.graphql.ts";

const SuspendedDialog = lazy(() => import("./SuspendedDialog.tsx").then((part) => ({ default: part.SuspendedDialog })));
const UpgradeSurvey = lazy(() => import("./UpgradeSurvey.tsx").then((part) => ({ default: part.UpgradeSurvey })));

const PaymentBanner = lazy(() => import("./PaymentBanner.tsx").then((part) => ({ default: part.PaymentBanner })));

/** Days before the end of a plan in which its owner is asked for the reason not to renew. */
const LAST_DAYS = 6;

/** Alerts about the account itself. */
export function AccountNotes({ viewer }: { viewer: AccountNotes_viewer$key }) {
  const {
    isSuspended,
    viewerCanManageCompany: mayPay = false,
    paymentRetries,
    trial,
    reason,
  } = useFragment(
    graphql`
      fragment AccountNotes_viewer on Viewer {
        isSuspended
        viewerCanManageCompany
        paymentRetries
        trial {
          daysToExpire
        }
        reason: attribute(key: REASON_NO_UPGRADE) {
          value
        }
      }
    `,
    viewer,
  );
  const days = trial?.daysToExpire ?? -1;
  const isRequested = days >= 0 && days < LAST_DAYS && reason !== null && reason !== undefined && !reason.value;
  return (
    <Suspense fallback={null}>
      {isSuspended && <SuspendedDialog mayPay={mayPay === true} />}
      {(paymentRetries ?? 0) > 0 && <PaymentBanner mayPay={mayPay === true} />}
      {isRequested && !isSuspended && <UpgradeSurvey days={days} />}
    </Suspense>
  );
}
