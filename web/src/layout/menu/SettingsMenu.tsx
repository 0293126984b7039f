import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { SettingsMenuQuery } from "#web/__generated__/SettingsMenuQuery.graphql.ts";
import { t } from "#web/texts/t.ts";
import { useHasRoute } from "../knownPaths.ts";
import { MenuList } from "./MenuList.tsx";
import { settingsFor } from "./settingsFor.ts";

const settingsMenuQuery = graphql`
  query SettingsMenuQuery @preloadable {
    viewer {
      user {
        role
      }
    }
  }
`;

export function SettingsMenu({ menuRef }: { menuRef: PreloadedQuery<SettingsMenuQuery> }) {
  const { viewer } = usePreloadedQuery<SettingsMenuQuery>(settingsMenuQuery, menuRef);
  const items = settingsFor(viewer?.user?.role, useHasRoute());
  return <MenuList label={t("Settings")} lines={items} />;
}
