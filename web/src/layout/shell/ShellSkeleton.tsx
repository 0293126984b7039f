import { useLocation } from "react-router-dom";
import { rememberedName } from "#web/relay/project/currentProject.ts";
import { shorten } from "#web/ui/format/shorten.ts";
import { Bone } from "#web/ui/feedback/Skeleton.tsx";
import { headerBox, sidebarBox } from "./shellGrid.ts";

/** The frame before its data, in its final layout. */
export function ShellSkeleton() {
  const name = rememberedName(new URLSearchParams(useLocation().search));
  return (
    <>
      <div css={headerBox} aria-busy="true">
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
