import { Link } from "react-aria-components/Link";
import { graphql, useFragment } from "react-relay";
import type { NoProject_viewer$key } from "#web/__generated__/NoProject_viewer.graphql.ts";
import { t } from "#web/texts/t.ts";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";

/**
 * The member has no active project, or the URL contains none of theirs. With a viewer, as on the first screen after
 * sign-in, it offers alternatives.
 */
export function NoProject({ viewer = null }: { viewer?: NoProject_viewer$key | null }) {
  const may = useFragment(
    graphql`
      fragment NoProject_viewer on Viewer {
        viewerCanManageProjects
        viewerCanOpenServicePortal
      }
    `,
    viewer,
  );
  return (
    <EmptyState
      isScreen
      title={t("Error with empty project")}
      minHeight={360}
      action={
        may && (
          <>
            {may.viewerCanOpenServicePortal === true && (
              <Link href="/service-portal" css={buttonStyle("primary")}>
                {t("Open the service portal")}
              </Link>
            )}
            {may.viewerCanManageProjects === true && (
              <Link href="/website" css={buttonStyle("secondary")}>
                {t("Add project")}
              </Link>
            )}
          </>
        )
      }
    >
      {t("Please select a Project from the top left of the sidebar!")}
    </EmptyState>
  );
}
