import type { CSSObject, Theme } from "@emotion/react";
import { Info } from "lucide-react";
import type { ReactNode } from "react";
import { touchArea } from "#web/theme/touchArea.ts";
import { IconButton } from "../actions/IconButton.tsx";
import { Popover } from "./Popover.tsx";

interface Props {
  /** Accessible name, such as "About sessions". */
  label: string;
  children: ReactNode;
}

const SIZE = { width: 24, minHeight: 24 };

/** On touch screens, too, it is as high as the line: labels with and without it have the same height. */
const infoStyle = (theme: Theme): CSSObject => ({
  ...SIZE,
  [theme.media.coarse]: { ...SIZE, "&::before": { minWidth: 32 } },
  color: theme.color.muted,
  "& svg": { width: 14, height: 14 },
});

/** The definition of a metric, shown on press. Unlike a title, it works with touch and keyboard. */
export function InfoTip({ label, children }: Props) {
  return (
    <Popover
      label={label}
      padding={12}
      placement="bottom"
      trigger={
        <IconButton data-print="no" label={label} size="small" tooltip={false} css={[touchArea, infoStyle]}>
          <Info aria-hidden />
        </IconButton>
      }
    >
      <div
        css={(theme) => ({ maxWidth: 280, fontSize: theme.size.body, lineHeight: "19px", color: theme.color.muted })}
      >
        {children}
      </div>
    </Popover>
  );
}
