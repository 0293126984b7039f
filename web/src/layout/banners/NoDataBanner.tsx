import { graphql, useFragment } from "react-relay";
import type { NoDataBanner_project$key } from "#web/__generated__/NoDataBanner_project.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { useFirstVisit } from "../install/useFirstVisit.ts";

interface Props {
  project: NoDataBanner_project$key;
  onInstall: () => void;
}

/** Disappears when the first event arrives, as it asks for the frame's numbers again. */
export function NoDataBanner({ project, onInstall }: Props) {
  const {
    id,
    installation: { status, trafficCheck },
  } = useFragment(
    graphql`
      fragment NoDataBanner_project on Project {
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
  // an installed project whose visits were deleted has nothing to install
  const isInstalled = status?.showBanner === false;
  if (!trafficCheck || trafficCheck.pageviewTotal > 0 || isInstalled) return null;
  return <Shown project={id} onInstall={onInstall} />;
}

function Shown({ project, onInstall }: { project: string; onInstall: () => void }) {
  useFirstVisit(project);
  return (
    <Banner
      title={t("No data")}
      actions={
        <Button size="small" variant="primary" onPress={onInstall}>
          {t("Install tracking code")}
        </Button>
      }
    >
      {t("Install tracking code to start capturing data...")}
    </Banner>
  );
}
