import { graphql, usePreloadedQuery } from "react-relay";
import type { SettingsScreenQuery } from "#web/__generated__/SettingsScreenQuery.graphql.ts";
import { useSettingsItems } from "#web/layout/menu/useSettingsItems.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";

/** What can be settled, and where. */
export default function SettingsScreen({ queryRef }: ScreenProps<SettingsScreenQuery>) {
  const { viewer } = usePreloadedQuery<SettingsScreenQuery>(
    graphql`
      query SettingsScreenQuery @preloadable @throwOnFieldError {
        viewer {
          ...useSettingsItems_viewer
        }
      }
    `,
    queryRef,
  );
  const items = useSettingsItems(viewer);
  return (
    <>
      <PageTitle title={t("Settings")} />
      <Card flush>
        <ul css={(t) => ({ "& > li + li": { borderTop: `1px solid ${t.color.border}` } })}>
          {items.map(({ path, label, description }) => (
            <li key={path} css={(t) => ({ padding: `${t.space.oneHalf}px ${t.space.two}px` })}>
              <TextLink href={path}>{label}</TextLink>
              <p css={(t) => ({ color: t.color.muted, fontSize: t.size.body })}>{description}</p>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
