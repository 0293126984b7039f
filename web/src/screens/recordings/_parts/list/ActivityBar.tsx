import { t } from "#web/texts/t.ts";

interface Props {
  /** actions in equal parts of the recording */
  activity: readonly number[];
}

const HEIGHT = 18;

/** When the visitor was active, from the beginning to the end. */
export function ActivityBar({ activity }: Props) {
  const most = Math.max(1, ...activity);
  return (
    <span
      role="img"
      aria-label={t("Activity over time")}
      css={{ display: "flex", alignItems: "flex-end", gap: 1, height: HEIGHT }}
    >
      {activity.map((count, n) => (
        <span
          // the parts of a recording have no other identity
          // oxlint-disable-next-line react/no-array-index-key
          key={n}
          css={(theme) => ({
            flex: 1,
            minWidth: 2,
            borderRadius: 1,
            background: count === 0 ? theme.color.border : theme.color.accent,
          })}
          style={{ height: count === 0 ? 2 : Math.max(3, Math.round((count / most) * HEIGHT)) }}
        />
      ))}
    </span>
  );
}
