import { graphql, useFragment } from "react-relay";
import type { BuilderTitle_project$key } from "#web/__generated__/BuilderTitle_project.graphql.ts";
import { FilterButton } from "#web/reports/filters/FilterButton.tsx";
import { FilterChips } from "#web/reports/filters/FilterChips.tsx";
import { useDisplayNames } from "#web/reports/filters/useDisplayNames.ts";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";

interface Props {
  title: string;
  description: string;
  project: BuilderTitle_project$key;
}

/** The header of the builder, with the filters of its preview. */
export function BuilderTitle({ title, description, project }: Props) {
  const data = useFragment(
    graphql`
      fragment BuilderTitle_project on Project {
        id
        ...useDisplayNames_project
      }
    `,
    project,
  );
  const displayNameOf = useDisplayNames(data);
  return (
    <>
      <PageTitle title={title} description={description} actions={<FilterButton projectId={data.id} />} />
      <FilterChips projectId={data.id} displayNameOf={displayNameOf} />
    </>
  );
}
