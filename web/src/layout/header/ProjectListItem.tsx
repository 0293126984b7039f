import { Check } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { ListBoxItem } from "react-aria-components/ListBox";
import { Text } from "react-aria-components/Text";
import type { ProjectListItem_project$key } from "#web/__generated__/ProjectListItem_project.graphql.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { shorten } from "#web/ui/format/shorten.ts";
import { itemStyle } from "#web/ui/overlay/floatStyle.ts";

export function ProjectListItem({ project }: { project: ProjectListItem_project$key }) {
  const { id, name, isActive } = useFragment(
    graphql`
      fragment ProjectListItem_project on Project {
        id
        name
        isActive
      }
    `,
    project,
  );
  return (
    <ListBoxItem id={id} textValue={name} css={itemStyle}>
      {({ isSelected }) => (
        <>
          <Text slot="label" title={name} css={{ flex: 1, minWidth: 0 }}>
            {shorten(name, 15)}
          </Text>
          {!isActive && <span css={caption}>{t("Inactive")}</span>}
          {isSelected && <Check aria-hidden />}
        </>
      )}
    </ListBoxItem>
  );
}
