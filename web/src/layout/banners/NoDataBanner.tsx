import { graphql, useFragment } from "react-relay";
import type { NoDataBanner_project$key } from "#web/__generated__/NoDataBanner_project.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";

interface Props {
  project: NoDataBanner_project$key;
  onInstall: () => void;
}

export function NoDataBanner({ project, onInstall }: Props) {
  const {
    installation: { trafficCheck },
  } = useFragment(
    graphql`
      fragment NoDataBanner_project on Project {
        installation {
          trafficCheck {
            pageviewTotal
          }
        }
      }
    `,
    project,
  );
  if (!trafficCheck || trafficCheck.pageviewTotal > 0) return null;
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
