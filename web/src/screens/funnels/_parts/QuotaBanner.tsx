import { graphql, useFragment } from "react-relay";
import type { QuotaBanner_project$key } from "#web/__generated__/QuotaBanner_project.graphql.ts";
import { useHasRoute } from "#web/layout/knownPaths.ts";
import { t } from "#web/texts/t.ts";
import { translateServerMessage } from "#web/texts/translateServerMessage.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";

const UPGRADE = "/upgrade-account";

/** The plan's limit of funnels, once it is reached. */
export function QuotaBanner({ project }: { project: QuotaBanner_project$key }) {
  const { quota } = useFragment(
    graphql`
      fragment QuotaBanner_project on Project {
        quota(for: FUNNELS) {
          message
          reason
          params
        }
      }
    `,
    project,
  );
  const hasUpgrade = useHasRoute()(UPGRADE);
  if (!quota?.message) return null;
  const { message, reason, params } = quota;
  return (
    <div css={(theme) => ({ marginBottom: theme.space.two })}>
      <Banner tone="warning" actions={hasUpgrade && <TextLink href={UPGRADE}>{t("Upgrade")}</TextLink>}>
        {translateServerMessage({ message, reason, params })}
      </Banner>
    </div>
  );
}
