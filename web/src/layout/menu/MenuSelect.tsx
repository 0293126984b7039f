import { ChevronsUpDown } from "lucide-react";
import { useLocation, useNavigate } from "react-router-dom";
import { boxStyle } from "#web/ui/forms/fieldStyle.ts";
import { currentItem } from "../sidebar/currentItem.ts";
import type { MenuProps } from "./MenuList.tsx";

/** The menu of a section on narrow windows: the browser's own select, which needs no code and suits phones. */
export function MenuSelect({ label, lines, href }: MenuProps) {
  const navigate = useNavigate();
  const current = currentItem(lines, useLocation().pathname)?.path ?? "";
  return (
    <div css={{ position: "relative" }}>
      <select
        aria-label={label}
        value={current}
        onChange={({ target }) => void navigate(href(target.value))}
        css={[boxStyle, { appearance: "none", paddingRight: 32 }]}
      >
        {current === "" && <option value="">{label}</option>}
        {lines.map(({ path, label: text }) => (
          <option key={path} value={path}>
            {text}
          </option>
        ))}
      </select>
      <ChevronsUpDown
        size={14}
        aria-hidden
        css={(theme) => ({
          position: "absolute",
          right: 12,
          top: "calc(50% - 7px)",
          color: theme.color.muted,
          pointerEvents: "none",
        })}
      />
    </div>
  );
}
