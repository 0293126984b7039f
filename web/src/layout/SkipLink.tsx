/** The first tab stop: skips the header and the sidebar. */
import { barHeight } from "#web/theme/tokens.ts";
import { t } from "#web/texts/t.ts";

export function SkipLink() {
  return (
    <a
      href="#main"
      data-print="no"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById("main")?.focus();
      }}
      css={(theme) => ({
        position: "fixed",
        top: `calc(${barHeight.value} + 8px)`,
        left: 8,
        zIndex: theme.z.toast,
        padding: "8px 12px",
        borderRadius: theme.radius.medium,
        background: theme.color.float,
        boxShadow: theme.elevation,
        color: theme.color.text,
        fontSize: theme.size.body,
        fontWeight: theme.weight.medium,
        textDecoration: "none",
        transform: `translateY(calc(-200% - ${barHeight.value}))`,
        "&:focus": { transform: "none" },
      })}
    >
      {t("Skip to content")}
    </a>
  );
}
