import { LogOut, Monitor, Moon, Settings, Sun } from "lucide-react";
import { Button as AriaButton } from "react-aria-components/Button";
import { graphql, useFragment } from "react-relay";
import type { AvatarMenu_viewer$key } from "#web/__generated__/AvatarMenu_viewer.graphql.ts";
import { t } from "#web/texts/t.ts";
import { useColorMode } from "#web/theme/colorMode.ts";
import type { ColorModeChoice } from "#web/theme/tokens.ts";
import { oneLine } from "#web/theme/textStyle.ts";
import { Avatar } from "#web/ui/data/Avatar.tsx";
import { shorten } from "#web/ui/format/shorten.ts";
import { Menu } from "#web/ui/overlay/Menu.tsx";
import { useHasRoute } from "../knownPaths.ts";
import { roleNames } from "../roleNames.ts";

const modes = [
  { id: "light", label: t("Light"), icon: <Sun aria-hidden /> },
  { id: "dark", label: t("Dark"), icon: <Moon aria-hidden /> },
  { id: "system", label: t("System"), icon: <Monitor aria-hidden /> },
] satisfies { id: ColorModeChoice; label: string; icon: React.ReactNode }[];

const isMode = (id: string): id is ColorModeChoice => modes.some((mode) => mode.id === id);

export function AvatarMenu({ viewer }: { viewer: AvatarMenu_viewer$key }) {
  const { user, showsRoleNames } = useFragment(
    graphql`
      fragment AvatarMenu_viewer on Viewer {
        user {
          name
          email
          role
          avatarUrl
        }
        showsRoleNames
      }
    `,
    viewer,
  );
  const { choice, choose } = useColorMode();
  const hasRoute = useHasRoute();
  if (!user) return null;
  const settings = { id: "settings", label: t("Settings"), icon: <Settings aria-hidden />, href: "/settings" };
  const role = showsRoleNames ? (roleNames[user.role] ?? user.role) : undefined;
  return (
    <Menu
      label={t("Account")}
      trigger={
        <AriaButton
          aria-label={t("Account: {name}", { name: user.name })}
          css={(theme) => ({
            display: "inline-flex",
            alignItems: "center",
            gap: 8,
            minHeight: 36,
            minWidth: 38,
            padding: "0 6px",
            border: 0,
            borderRadius: theme.radius.medium,
            background: "transparent",
            color: theme.color.text,
            fontSize: theme.size.body,
            fontWeight: theme.weight.medium,
            whiteSpace: "nowrap",
            cursor: "pointer",
            "&[data-hovered], &[aria-expanded=true]": { background: theme.color.hover },
            [theme.media.coarse]: { minHeight: theme.control.touch, minWidth: theme.control.touch },
          })}
        >
          <Avatar name={user.name} src={user.avatarUrl} size={26} labelled={false} />
          <span title={user.name} css={[oneLine, { "@container (max-width: 999px)": { display: "none" } }]}>
            {shorten(user.name, 14)}
          </span>
        </AriaButton>
      }
      groups={[
        { id: "theme", title: role ? `${user.email} · ${role}` : user.email, items: modes },
        {
          id: "session",
          items: [
            ...(hasRoute(settings.href) ? [settings] : []),
            { id: "logout", label: t("Log out"), icon: <LogOut aria-hidden />, href: "/logout" },
          ],
        },
      ]}
      selectedId={choice}
      onAction={(id) => isMode(id) && choose(id)}
    />
  );
}
