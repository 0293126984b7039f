import { CopyButton } from "#web/layout/install/CopyButton.tsx";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";

/** The line of site code that reports the goal. `call` is the name of the tracker's function. */
export function CodeOfGoal({ goalKey, call }: { goalKey: string; call: string }) {
  const code = `${call}("goal", "${goalKey || "order_placed"}", { value: 59.9, currency: "EUR" });`;
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.half })}>
      <div css={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 8 }}>
        <p css={(theme) => ({ fontSize: theme.size.body, fontWeight: theme.weight.medium })}>
          {t("In your website's code")}
        </p>
        <CopyButton text={code} label={t("Copy code")} />
      </div>
      <pre
        css={(theme) => ({
          margin: 0,
          padding: theme.space.oneHalf,
          whiteSpace: "pre-wrap",
          overflowWrap: "anywhere",
          borderRadius: theme.radius.medium,
          background: theme.color.sunken,
          fontSize: theme.size.small,
        })}
      >
        <code>{code}</code>
      </pre>
      <p css={caption}>{t("Use the goal's key. The value is optional.")}</p>
    </div>
  );
}
