interface Props {
  name: string;
  /** what it lies in; empty: there is nothing to say */
  within: string;
  /** two rows are called so: where it lies is said where there is little room too */
  isNeeded?: boolean;
}

/** A place, and quieter where it is. */
export function PlaceName({ name, within, isNeeded = false }: Props) {
  return (
    <span title={[name, within].filter(Boolean).join(", ")}>
      {name}
      {within && within !== name && (
        <span
          css={(theme) => ({
            marginLeft: 8,
            color: theme.color.muted,
            ...(!isNeeded && { [theme.media.narrow]: { display: "none" } }),
          })}
        >
          {within}
        </span>
      )}
    </span>
  );
}
