import { caption } from "#web/theme/textStyle.ts";

/** What a setting does, below its label. */
export function SettingNote({ children }: { children: string }) {
  return <span css={(theme) => ({ ...caption(theme), display: "block", marginTop: 2 })}>{children}</span>;
}
