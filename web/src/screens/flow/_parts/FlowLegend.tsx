import { useTheme, type CSSObject, type Theme } from "@emotion/react";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { conversionLevels } from "../_lib/conversionColor.ts";

const item: CSSObject = { display: "inline-flex", alignItems: "center", gap: 6 };
const swatch: CSSObject = { width: 10, height: 10, borderRadius: 2 };
const fade = ({ color }: Theme) => `linear-gradient(90deg, ${color.danger}, transparent)`;

/** What the colors of the diagram mean. */
export function FlowLegend({ goal }: { goal: string | undefined }) {
  const theme = useTheme();
  return (
    <div css={{ ...caption(theme), display: "flex", flexWrap: "wrap", gap: "4px 16px", paddingTop: 8 }}>
      {goal !== undefined && (
        <>
          <span>{t("Share that reaches “{goal}”:", { goal })}</span>
          {conversionLevels.map(({ label, color }) => (
            <span key={label} css={item}>
              <i css={{ ...swatch, background: color(theme) }} />
              {label}
            </span>
          ))}
        </>
      )}
      <span css={item}>
        <i css={{ ...swatch, width: 18, background: fade(theme) }} />
        {t("Dropped off")}
      </span>
    </div>
  );
}
