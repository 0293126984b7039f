import { Link } from "react-aria-components/Link";
import { Tooltip } from "#web/ui/overlay/Tooltip.tsx";
import { Badge } from "#web/ui/data/Badge.tsx";
import type { SidebarLineItem } from "./sidebarGroup.ts";

interface Props {
  item: SidebarLineItem;
  href: string;
  isCurrent: boolean;
  isMinimised: boolean;
}

export function SidebarLine({ item, href, isCurrent, isMinimised }: Props) {
  const { icon: Icon, label, badge } = item;
  const link = (
    <Link
      href={href}
      {...(isCurrent ? { "aria-current": "page" as const } : {})}
      {...(isMinimised ? { "aria-label": label } : {})}
      css={(t) => ({
        display: "flex",
        alignItems: "center",
        gap: 10,
        height: 36,
        padding: "0 11px",
        borderRadius: t.radius.medium,
        color: t.color.muted,
        fontSize: t.size.body,
        fontWeight: t.weight.medium,
        textDecoration: "none",
        whiteSpace: "nowrap",
        overflow: "hidden",
        cursor: "pointer",
        transition: `background ${t.motion.fast}, color ${t.motion.fast}`,
        "& > svg": { width: 18, height: 18, strokeWidth: 1.75 },
        "&[data-hovered]": { background: t.color.hover, color: t.color.text },
        "&[aria-current]": { background: t.color.accentSoft, color: t.color.accent },
        "&[data-focus-visible]": { outlineOffset: -2 },
        [t.media.coarse]: { height: t.control.touch },
      })}
    >
      <Icon aria-hidden />
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
