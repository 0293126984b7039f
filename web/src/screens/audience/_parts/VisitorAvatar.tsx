import { UserRound } from "lucide-react";
import { Avatar } from "#web/ui/data/Avatar.tsx";

interface Props {
  /** what the visitor is called; null: nobody knows who it is */
  name: string | null;
  size: number;
}

/** Initials of those who are known; all others look alike, so that the known ones stand out. */
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
