import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-aria-components/Link";
import { t } from "#web/texts/t.ts";
import { usePageBack } from "./pageBack.ts";

interface Props {
  title: ReactNode;
  /** One muted line: the screen's content or its range. */
  description?: ReactNode;
  /** Next to the title: a badge, a live dot. */
  badge?: ReactNode;
  /** Filters and range; the primary action last. */
  actions?: ReactNode;
}

/** The header of a screen, with the way back to the screen that it belongs to. */
export function PageTitle({ title, description, badge, actions }: Props) {
  const back = usePageBack();
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
        {back && (
          <Link
            href={back.href}
            aria-label={t("Back to {label}", { label: back.label })}
            css={(theme) => ({
              display: "inline-flex",
              alignItems: "center",
              gap: 2,
              marginLeft: -3,
              color: theme.color.muted,
              fontSize: theme.size.small,
              lineHeight: "20px",
              textDecoration: "none",
              borderRadius: theme.radius.small,
              cursor: "pointer",
              "&[data-hovered]": { color: theme.color.text },
              [theme.media.coarse]: { minHeight: theme.control.touch },
            })}
          >
            <ChevronLeft size={14} aria-hidden />
            {back.label}
          </Link>
        )}
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
        {description && (
          <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body, textWrap: "pretty" })}>
            {description}
          </p>
        )}
      </div>
      {actions && (
        <div data-print="no" css={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 }}>
          {actions}
        </div>
      )}
    </header>
  );
}
