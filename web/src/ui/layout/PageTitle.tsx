import type { ReactNode } from "react";

interface Props {
  title: ReactNode;
  /** One muted line: the screen's content or its range. */
  description?: ReactNode;
  /** Next to the title: a badge, a live dot. */
  badge?: ReactNode;
  /** Filters and range; the primary action last. */
  actions?: ReactNode;
}

export function PageTitle({ title, description, badge, actions }: Props) {
  return (
    <header
      css={(theme) => ({
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: "space-between",
        gap: theme.space.oneHalf,
        minHeight: 40,
        marginBottom: theme.space.two,
      })}
    >
      <div css={{ minWidth: 0 }}>
        <div css={{ display: "flex", alignItems: "center", gap: 10 }}>
          <h1
            css={(theme) => ({
              fontSize: theme.size.title,
              lineHeight: "28px",
              fontWeight: theme.weight.semibold,
              letterSpacing: "-0.015em",
            })}
          >
            {title}
          </h1>
          {badge}
        </div>
        {description && <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>{description}</p>}
      </div>
      {actions && <div css={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 }}>{actions}</div>}
    </header>
  );
}
