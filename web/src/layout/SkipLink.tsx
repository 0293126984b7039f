/** The first stop of the Tab key: past the header and the sidebar. */
import { t } from "#web/texts/t.ts";

export function SkipLink() {
  return (
    <a
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById("main")?.focus();
      }}
      css={(t) => ({
        position: "fixed",
        top: 8,
        left: 8,
        zIndex: t.z.toast,
        padding: "8px 12px",
        borderRadius: t.radius.medium,
        background: t.color.float,
        boxShadow: t.elevation,
        color: t.color.text,
        fontSize: t.size.body,
        fontWeight: t.weight.medium,
        textDecoration: "none",
        transform: "translateY(-200%)",
        "&:focus": { transform: "none" },
      })}
    >
      {t("Skip to content")}
    </a>
  );
}
