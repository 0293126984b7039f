import { caption } from "#web/theme/textStyle.ts";

/** The effect of a setting, below its label. */
export function SettingNote({ children }: { children: string }) {
  return <span css={(theme) => ({ ...caption(theme), display: "block", marginTop: 2 })}>{children}</span>;
}
