import { Link } from "react-aria-components/Link";
import { Tooltip } from "#web/ui/overlay/Tooltip.tsx";
import { Badge } from "#web/ui/data/Badge.tsx";
import { MenuIcon } from "../places/MenuIcon.tsx";
import { lineStyle } from "./lineStyle.ts";
import type { SidebarLineItem } from "./sidebarGroup.ts";
import { useLinkPreload } from "./useLinkPreload.ts";

interface Props {
  item: SidebarLineItem;
  href: string;
  isCurrent: boolean;
  isMinimised: boolean;
}

export function SidebarLine({ item, href, isCurrent, isMinimised }: Props) {
  const { icon, label, badge } = item;
  const preload = useLinkPreload(href);
  const link = (
    <Link
      href={href}
      {...(isCurrent ? { "aria-current": "page" as const } : preload)}
      {...(isMinimised ? { "aria-label": label } : {})}
      css={lineStyle}
    >
      <MenuIcon name={icon} />
      {!isMinimised && <span css={{ flex: 1 }}>{label}</span>}
      {!isMinimised && badge && (
        <Badge tone="accent" {...(badge.title ? { title: badge.title } : {})}>
          {badge.text}
        </Badge>
      )}
    </Link>
  );
  return isMinimised ? (
    <Tooltip text={label} placement="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}
