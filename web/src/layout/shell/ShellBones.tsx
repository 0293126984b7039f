import { Menu as MenuIcon } from "lucide-react";
import { Bone } from "#web/ui/feedback/Skeleton.tsx";
import { shorten } from "#web/ui/format/shorten.ts";
import { headerBox, sidebarBox } from "./shellGrid.ts";

interface Props {
  /** of the project, where it is known */
  name?: string | null;
  /** the header of phones has a second line for the range */
  hasRange: boolean;
}

/** Header and sidebar without their data. The gateway sends them with the page: see web/firstPaint.tsx. */
export function ShellBones({ name, hasRange }: Props) {
  return (
    <>
      <div css={headerBox} aria-busy="true">
        <span
          css={(theme) => ({
            display: "none",
            placeItems: "center",
            width: theme.control.medium,
            height: theme.control.medium,
            color: theme.color.muted,
            [theme.media.coarse]: { width: theme.control.touch, height: theme.control.touch },
            [theme.media.narrow]: { display: "grid" },
          })}
        >
          <MenuIcon size={16} aria-hidden />
        </span>
        {name ? (
          <span
            css={(theme) => ({ padding: "0 12px", fontSize: theme.size.large, fontWeight: theme.weight.semibold })}
            title={name}
          >
            {shorten(name, 15)}
          </span>
        ) : (
          <Bone css={{ width: 148, height: 20 }} />
        )}
        {hasRange && (
          <span
            css={(theme) => ({
              display: "none",
              flex: "1 0 100%",
              height: theme.control.medium,
              [theme.media.coarse]: { height: theme.control.touch },
              [theme.media.narrow]: { display: "block" },
            })}
          />
        )}
      </div>
      <div css={sidebarBox}>
        <div
          css={(theme) => ({
            height: "100%",
            display: "grid",
            alignContent: "start",
            gap: 20,
            padding: "19px 20px",
            borderRight: `1px solid ${theme.color.border}`,
            background: theme.color.raised,
          })}
        >
          {[70, 44, 52, 40, 48].map((width) => (
            <Bone key={width} css={{ width: `${width}%`, height: 18 }} />
          ))}
        </div>
      </div>
    </>
  );
}
