import { ThemeProvider, useTheme } from "@emotion/react";
import { useMemo } from "react";
import { Logo } from "#web/layout/brand/Logo.tsx";
import { t } from "#web/texts/t.ts";
import { buildTheme, defaultBrand } from "#web/theme/buildTheme.ts";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { isColor } from "./useBrandForm.ts";

interface Props {
  name: string;
  mainColor: string;
  loginText: string;
  logoUrl: string | null | undefined;
  faviconUrl: string | null | undefined;
  domain: string;
}

/** A static preview of the browser tab and the sign-in page. */
export function BrandPreview({ name, mainColor, loginText, logoUrl, faviconUrl, domain }: Props) {
  const { mode } = useTheme();
  const color = isColor(mainColor) ? mainColor.trim() : defaultBrand.mainColor;
  const theme = useMemo(() => buildTheme(mode, { mainColor: color }), [mode, color]);
  const shown = name.trim() || domain.trim() || "stats.example.com";
  return (
    <Card title={t("Preview")}>
      <ThemeProvider theme={theme}>
        <div
          inert
          aria-hidden
          css={(theme) => ({
            border: `1px solid ${theme.color.border}`,
            borderRadius: theme.radius.large,
            overflow: "hidden",
          })}
        >
          <div css={(theme) => ({ display: "flex", padding: "8px 8px 0", background: theme.color.sunken })}>
            <span
              css={(theme) => ({
                display: "flex",
                alignItems: "center",
                gap: 8,
                maxWidth: "80%",
                padding: "7px 12px",
                borderRadius: "8px 8px 0 0",
                background: theme.color.surface,
                fontSize: theme.size.small,
              })}
            >
              {faviconUrl ? <img src={faviconUrl} alt="" width={14} height={14} /> : <Logo size={14} />}
              <span css={{ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
                {t("Log in")} · {shown}
              </span>
            </span>
          </div>
          <div
            css={(theme) => ({ padding: theme.space.three, background: theme.color.surface, display: "grid", gap: 12 })}
          >
            {logoUrl ? (
              <img src={logoUrl} alt="" css={{ maxHeight: 28, maxWidth: 180, justifySelf: "start" }} />
            ) : (
              <span
                css={{ display: "flex", alignItems: "center", gap: 10, fontSize: 16, fontWeight: 600, minWidth: 0 }}
              >
                {faviconUrl ? <img src={faviconUrl} alt="" width={26} height={26} /> : <Logo size={26} />}
                <span css={{ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>{shown}</span>
              </span>
            )}
            <p
              css={(theme) => ({
                fontSize: 19,
                lineHeight: "26px",
                fontWeight: theme.weight.semibold,
                overflowWrap: "anywhere",
              })}
            >
              {t("Log in to {value}", { value: shown })}
            </p>
            {loginText.trim() && (
              <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body, overflowWrap: "anywhere" })}>
                {loginText.trim()}
              </p>
            )}
            <span css={[buttonStyle("primary", "large"), { width: "100%" }]}>{t("Log in")}</span>
            <span css={(theme) => ({ color: theme.color.accent, fontSize: theme.size.body })}>
              {t("Forgot password?")}
            </span>
          </div>
        </div>
      </ThemeProvider>
    </Card>
  );
}
