import { useMemo } from "react";
import { Link } from "react-aria-components/Link";
import { graphql, useFragment, useSubscription } from "react-relay";
import type { InstallBanner_project$key } from "#web/__generated__/InstallBanner_project.graphql.ts";
import type { InstallBannerSubscription } from "#web/__generated__/InstallBannerSubscription.graphql.ts";
import { t } from "#web/texts/t.ts";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { useFirstVisit } from "../install/useFirstVisit.ts";
import { useProjectHref } from "../useProjectHref.ts";

/**
 * Leads to the installation of the tracker, and disappears once the tracker reports or any visits are known. The
 * specified messages of a missing tracker and of missing data are one notice, because one action resolves both.
 */
export function InstallBanner({ project }: { project: InstallBanner_project$key }) {
  const {
    id,
    widgetId,
    installation: { status, trafficCheck },
  } = useFragment(
    graphql`
      fragment InstallBanner_project on Project {
        id
        widgetId
        installation {
          status {
            showBanner
          }
          trafficCheck {
            pageviewTotal
          }
        }
      }
    `,
    project,
  );
  useSubscription<InstallBannerSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription InstallBannerSubscription($project: ID!) {
            installation(project: $project) {
              showBanner
            }
          }
        `,
        variables: { project: id },
        updater: (store) => {
          const current = store.getRootField("installation");
          if (current) store.get(id)?.getLinkedRecord("installation")?.setLinkedRecord(current, "status");
        },
      }),
      [id],
    ),
  );
  const hasVisits = (trafficCheck?.pageviewTotal ?? 0) > 0;
  // an installed project whose visits were deleted has nothing to install
  const hasNoData = trafficCheck?.pageviewTotal === 0 && status?.showBanner !== false;
  const isMissing = status?.showBanner === true && !hasVisits;
  if (!isMissing && !hasNoData) return null;
  return <Shown id={id} widgetId={widgetId} isMissing={isMissing} hasNoData={hasNoData} />;
}

interface ShownProps {
  id: string;
  widgetId: number;
  isMissing: boolean;
  hasNoData: boolean;
}

function Shown({ id, widgetId, isMissing, hasNoData }: ShownProps) {
  useFirstVisit(id);
  const href = useProjectHref(widgetId);
  return (
    <Banner
      tone="warning"
      actions={
        <Link href={href("/get-started")} css={buttonStyle("primary", "small")}>
          {t("Install tracking code")}
        </Link>
      }
    >
      {isMissing && <p>{t("Action required: Please install the pixel on your site to start A/B testing!")}</p>}
      {hasNoData && (
        <p>
          <strong css={(theme) => ({ marginRight: 6, fontWeight: theme.weight.semibold })}>{t("No data")}</strong>
          <span>{t("Install tracking code to start capturing data...")}</span>
        </p>
      )}
    </Banner>
  );
}
