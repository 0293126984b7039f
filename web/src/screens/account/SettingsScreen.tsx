import { graphql, usePreloadedQuery } from "react-relay";
import type { SettingsScreenQuery } from "#web/__generated__/SettingsScreenQuery.graphql.ts";
import { useSettings } from "#web/layout/menu/useSettings.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";

/** The index of all settings. */
export default function SettingsScreen({ queryRef }: ScreenProps<SettingsScreenQuery>) {
  const { viewer } = usePreloadedQuery<SettingsScreenQuery>(
    graphql`
      query SettingsScreenQuery @preloadable @throwOnFieldError {
        viewer {
          ...useSettings_viewer
        }
      }
    `,
    queryRef,
  );
  const items = useSettings(viewer);
  return (
    <>
      <PageTitle title={t("Settings")} />
      <Card flush>
        <ul css={(theme) => ({ "& > li + li": { borderTop: `1px solid ${theme.color.border}` } })}>
          {items.map(({ path, label, description }) => (
            <li key={path} css={(theme) => ({ padding: `${theme.space.oneHalf}px ${theme.space.two}px` })}>
              <TextLink href={path}>{label}</TextLink>
              <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>{description}</p>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
