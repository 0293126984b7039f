import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { caption, oneLine } from "#web/theme/textStyle.ts";
import type { Compared } from "../../_lib/compare/useCompared.ts";
import type { UsedPlayback } from "../../_lib/usePlayback.ts";
import { Stage } from "../player/Stage.tsx";
import { Timeline } from "../player/Timeline.tsx";

interface Props {
  label: string;
  compared: Compared;
  used: UsedPlayback;
  /** the player of this recording alone */
  href: string;
  onSeek: (at: number) => void;
}

/** One of two recordings: its visitor, its page and its own timeline. */
export function ComparedSide({ label, compared, used, href, onSeek }: Props) {
  const { name, facts, durationMs, streams, marks } = compared;
  const { state } = used;
  return (
    <section aria-label={label} css={{ minWidth: 0 }}>
      <Card flush css={{ overflow: "hidden" }}>
        <div css={{ display: "flex", alignItems: "baseline", gap: 10, padding: "8px 12px 0" }}>
          <span css={{ ...oneLine, maxWidth: "60%" }}>
            <TextLink href={href}>{name}</TextLink>
          </span>
          <span css={(theme) => ({ ...caption(theme), ...oneLine })}>{facts}</span>
        </div>
        <Stage used={used} page={streams.find(({ stream }) => stream === state.stream)} isFullscreen={false} />
        <div css={(theme) => ({ padding: "4px 12px", borderTop: `1px solid ${theme.color.border}` })}>
          <Timeline
            at={state.at}
            durationMs={durationMs}
            marks={marks}
            comments={[]}
            inactive={state.inactive}
            onSeek={onSeek}
          />
        </div>
      </Card>
    </section>
  );
}
