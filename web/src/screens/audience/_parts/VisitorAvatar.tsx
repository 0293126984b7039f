import { UserRound } from "lucide-react";
import { Avatar } from "#web/ui/data/Avatar.tsx";

interface Props {
  /** the visitor's name; null: anonymous */
  name: string | null;
  size: number;
}

/** Initials of identified visitors. Anonymous ones share one icon, so that identified ones are visible at a glance. */
export function VisitorAvatar({ name, size }: Props) {
  if (name) return <Avatar name={name} size={size} labelled={false} />;
  return (
    <span
      aria-hidden
      css={(theme) => ({
        display: "inline-grid",
        placeItems: "center",
        flexShrink: 0,
        width: size,
        height: size,
        borderRadius: size / 2,
        background: theme.color.sunken,
        color: theme.color.muted,
      })}
    >
      <UserRound size={Math.round(size * 0.56)} />
    </span>
  );
}
