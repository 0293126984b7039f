import { useMemo } from "react";
import { graphql, useFragment, useSubscription } from "react-relay";
import type { InstallationBanner_project$key } from "#web/__generated__/InstallationBanner_project.graphql.ts";
import type { InstallationBannerSubscription } from "#web/__generated__/InstallationBannerSubscription.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";

interface Props {
  project: InstallationBanner_project$key;
  onInstall: () => void;
}

/**
 * Prompts for the installation of the tracker and disappears once the tracker reports, or any visits are known. The host records the
 * installation in its audit log.
 */
export function InstallationBanner({ project, onInstall }: Props) {
  const {
    id,
    installation: { status: installation, trafficCheck },
  } = useFragment(
    graphql`
      fragment InstallationBanner_project on Project {
        id
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
  useSubscription<InstallationBannerSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription InstallationBannerSubscription($project: ID!) {
            installation(project: $project) {
              showBanner
            }
          }
        `,
        variables: { project: id },
        updater: (store) => {
          const status = store.getRootField("installation");
          if (status) store.get(id)?.getLinkedRecord("installation")?.setLinkedRecord(status, "status");
        },
      }),
      [id],
    ),
  );
  if (installation?.showBanner !== true || (trafficCheck?.pageviewTotal ?? 0) > 0) return null;
  return (
    <Banner
      tone="warning"
      actions={
        <Button size="small" onPress={onInstall}>
          {t("Install")}
        </Button>
      }
    >
      {t("Action required: Please install the pixel on your site to start A/B testing!")}
    </Banner>
  );
}
