import { useMemo } from "react";
import { graphql, useFragment, useSubscription } from "react-relay";
import { Link } from "react-aria-components/Link";
import type { UsageBanner_viewer$key } from "#web/__generated__/UsageBanner_viewer.graphql.ts";
import type { UsageBannerSubscription } from "#web/__generated__/UsageBannerSubscription.graphql.ts";
import { t } from "#web/texts/t.ts";
import { translateServerMessage } from "#web/texts/translateServerMessage.ts";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { useHasRoute } from "../knownPaths.ts";
import { useHideUpgradeAlert } from "./useHideUpgradeAlert.ts";

const UPGRADE = "/upgrade-account";

/** The month's sessions are used up, or will be at the current rate. Only the forecast can be dismissed. */
export function UsageBanner({ viewer }: { viewer: UsageBanner_viewer$key }) {
  const { usage, viewerCanManageCompany } = useFragment(
    graphql`
      fragment UsageBanner_viewer on Viewer {
        viewerCanManageCompany
        usage {
          alert {
            kind
            message
            reason
            params
          }
        }
      }
    `,
    viewer,
  );
  useSubscription<UsageBannerSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription UsageBannerSubscription {
            usage {
              sessions
              pageviews
              alert {
                kind
                message
                reason
                params
              }
            }
          }
        `,
        variables: {},
        updater: (store) => {
          const usage = store.getRootField("usage");
          if (usage) store.getRoot().getLinkedRecord("viewer")?.setLinkedRecord(usage, "usage");
        },
      }),
      [],
    ),
  );
  const hide = useHideUpgradeAlert();
  const hasRoute = useHasRoute();
  const alert = usage?.alert;
  if (!alert) return null;
  const { kind, message, reason, params } = alert;
  const isFull = kind === "FULL";
  return (
    <Banner
      tone={isFull ? "danger" : "warning"}
      {...(isFull ? {} : { onDismiss: hide })}
      actions={
        viewerCanManageCompany &&
        hasRoute(UPGRADE) && (
          <Link href={UPGRADE} css={buttonStyle("primary", "small")}>
            {t("Upgrade")}
          </Link>
        )
      }
    >
      {translateServerMessage({ message, reason, params })}
    </Banner>
  );
}
