import { useState } from "react";
import { graphql, useRefetchableFragment } from "react-relay";
import { ListBox } from "react-aria-components/ListBox";
import type { ProjectList_viewer$key } from "#web/__generated__/ProjectList_viewer.graphql.ts";
import type { ProjectListRefetchQuery } from "#web/__generated__/ProjectListRefetchQuery.graphql.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { SearchField } from "#web/ui/forms/SearchField.tsx";
import { caption } from "#web/theme/textStyle.ts";
import { useHasRoute } from "../knownPaths.ts";
import { roleNames } from "../roleNames.ts";
import { ProjectListItem } from "./ProjectListItem.tsx";
import { useProjectSearch } from "./useProjectSearch.ts";
import { useSwitchProject } from "./useSwitchProject.ts";

const SITES = "/sites";

interface Props {
  viewer: ProjectList_viewer$key;
  shownId: string | undefined;
  close: () => void;
}

export function ProjectList({ viewer, shownId, close }: Props) {
  const [data, refetch] = useRefetchableFragment<ProjectListRefetchQuery, ProjectList_viewer$key>(
    graphql`
      fragment ProjectList_viewer on Viewer
      @refetchable(queryName: "ProjectListRefetchQuery")
      @argumentDefinitions(search: { type: "String" }) {
        viewerCanManageProjects
        user {
          role
        }
        showsRoleNames
        projects(first: 100, search: $search) {
          totalCount
          edges {
            node {
              id
              widgetId
              name
              ...ProjectListItem_project
            }
          }
        }
      }
    `,
    viewer,
  );
  const [text, setText] = useState("");
  const projects =
    data.projects?.edges.map(({ node }) => ({ id: node.id, widgetId: node.widgetId, name: node.name, node })) ?? [];
  const found = useProjectSearch(projects, data.projects?.totalCount ?? null, text, refetch);
  const switchProject = useSwitchProject();
  const sites = useHasRoute()(SITES) && data.viewerCanManageProjects ? SITES : undefined;
  const role = data.showsRoleNames && data.user ? roleNames[data.user.role] : undefined;
  return (
    <div css={{ width: 280, maxWidth: "calc(100vw - 32px)" }}>
      <div css={{ padding: 8 }}>
        <SearchField label={t("Search projects")} autoFocus value={text} onChange={setText} />
      </div>
      <ListBox
        aria-label={t("Projects")}
        items={found}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={shownId ? [shownId] : []}
        onSelectionChange={(keys) => {
          const chosen = found.find((project) => keys !== "all" && keys.has(project.id));
          close();
          if (chosen && chosen.id !== shownId) switchProject(chosen);
        }}
        renderEmptyState={() => (
          <p css={(theme) => ({ padding: "8px 10px 14px", color: theme.color.muted, fontSize: theme.size.body })}>
            {text ? t("No projects match “{text}”", { text }) : t("No projects yet")}
          </p>
        )}
        css={{ maxHeight: 387, overflow: "auto", padding: "0 4px 4px", outline: "none" }}
      >
        {(project) => <ProjectListItem project={project.node} />}
      </ListBox>
      {(role || sites) && (
        <div
          css={(theme) => ({
            display: "flex",
            justifyContent: "space-between",
            gap: 8,
            padding: "8px 14px",
            borderTop: `1px solid ${theme.color.border}`,
            fontSize: theme.size.body,
          })}
        >
          {sites && (
            <TextLink href={sites} onPress={close}>
              {t("All projects")}
            </TextLink>
          )}
          {role && <span css={caption}>{t("Your role: {role}", { role })}</span>}
        </div>
      )}
    </div>
  );
}
