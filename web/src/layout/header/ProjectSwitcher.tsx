import { ChevronsUpDown, Globe } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ProjectSwitcher_project$key } from "#web/__generated__/ProjectSwitcher_project.graphql.ts";
import type { ProjectSwitcher_viewer$key } from "#web/__generated__/ProjectSwitcher_viewer.graphql.ts";
import { t } from "#web/texts/t.ts";
import { oneLine } from "#web/theme/textStyle.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { shorten } from "#web/ui/format/shorten.ts";
import { Popover } from "#web/ui/overlay/Popover.tsx";
import { ProjectList } from "./ProjectList.tsx";

interface Props {
  viewer: ProjectSwitcher_viewer$key;
  project: ProjectSwitcher_project$key | null;
}

/** Shows the current project and switches to another one. */
export function ProjectSwitcher({ viewer, project }: Props) {
  const who = useFragment(
    graphql`
      fragment ProjectSwitcher_viewer on Viewer {
        ...ProjectList_viewer
      }
    `,
    viewer,
  );
  const shown = useFragment(
    graphql`
      fragment ProjectSwitcher_project on Project {
        id
        name
      }
    `,
    project,
  );
  return (
    <Popover
      label={t("Projects")}
      padding={0}
      placement="bottom start"
      trigger={
        <Button
          variant="ghost"
          icon={<Globe aria-hidden />}
          css={(theme) => ({
            color: theme.color.text,
            fontWeight: theme.weight.semibold,
            fontSize: theme.size.large,
            minWidth: 0,
          })}
        >
          <span title={shown?.name} css={{ "@container (max-width: 420px)": { ...oneLine, maxWidth: "34vw" } }}>
            {shown ? shorten(shown.name, 15) : t("Select a project")}
          </span>
          <ChevronsUpDown size={14} aria-hidden css={(theme) => ({ color: theme.color.muted })} />
        </Button>
      }
    >
      {(close) => <ProjectList viewer={who} shownId={shown?.id} close={close} />}
    </Popover>
  );
}
