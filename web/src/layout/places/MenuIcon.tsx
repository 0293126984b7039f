import { menuIcons, type MenuIconName } from "#web/relay/__generated__/menuIcons.ts";

/** The icon of a menu item, which its label describes. */
export function MenuIcon({ name }: { name: MenuIconName }) {
  const Icon = menuIcons[name];
  return <Icon aria-hidden />;
}
