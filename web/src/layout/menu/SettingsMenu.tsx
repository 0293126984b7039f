import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { SettingsMenuQuery } from "#web/__generated__/SettingsMenuQuery.graphql.ts";
import { t } from "#web/texts/t.ts";
import { SectionMenu } from "./SectionMenu.tsx";
import { useSettings } from "./useSettings.ts";

const settingsMenuQuery = graphql`
  query SettingsMenuQuery @preloadable {
    viewer {
      ...useSettings_viewer
    }
  }
`;

export function SettingsMenu({ menuRef }: { menuRef: PreloadedQuery<SettingsMenuQuery> }) {
  const { viewer } = usePreloadedQuery<SettingsMenuQuery>(settingsMenuQuery, menuRef);
  const lines = useSettings(viewer);
  return lines.length > 0 && <SectionMenu label={t("Settings")} lines={lines} selectBelow={1024} />;
}
