import { Button } from "react-aria-components/Button";
import { openPart } from "#web/layout/over/openedPart.ts";
import { t } from "#web/texts/t.ts";

/** The definition of a metric, with a link to how other products count it. */
export function MetricDefinition({ children }: { children: string }) {
  return (
    <>
      {children}
      <Button
        slot="close"
        onPress={() => openPart("definitions")}
        css={(theme) => ({
          display: "block",
          marginTop: 4,
          padding: 0,
          border: 0,
          background: "none",
          font: "inherit",
          fontWeight: theme.weight.medium,
          color: theme.color.accent,
          cursor: "pointer",
          borderRadius: theme.radius.small,
        })}
      >
        {t("How other products count")}
      </Button>
    </>
  );
}
