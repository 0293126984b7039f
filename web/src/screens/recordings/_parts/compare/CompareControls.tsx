import { Pause, Play, RotateCcw, RotateCw } from "lucide-react";
import { t } from "#web/texts/t.ts";
import { tabular } from "#web/theme/textStyle.ts";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import type { Alignment } from "../../_lib/compare/alignments.ts";
import type { Pair, PairState } from "../../_lib/compare/pair.ts";
import { formatOffset } from "../../_lib/formatOffset.ts";
import { SpeedMenu } from "../player/SpeedMenu.tsx";

interface Props {
  pair: Pair;
  state: PairState;
  alignments: readonly Alignment[];
  chosen: Alignment;
  onAlign: (id: string) => void;
}

const STEP_MS = 10_000;
/** "+0:12", "−0:03": before or after the aligned moment. */
const signed = (ms: number) => `${ms < 0 ? "−" : "+"}${formatOffset(Math.abs(ms))}`;

/** One transport for both recordings, and the moment at which they are aligned. */
export function CompareControls({ pair, state, alignments, chosen, onAlign }: Props) {
  const { at, isPlaying, speed } = state;
  return (
    <Card>
      <div css={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 4 }}>
        <IconButton label={t("10 seconds back (←)")} onPress={() => pair.seek(at - STEP_MS)}>
          <RotateCcw aria-hidden />
        </IconButton>
        <IconButton
          variant="primary"
          label={isPlaying ? t("Pause (Space)") : t("Play (Space)")}
          onPress={() => (isPlaying ? pair.pause() : pair.play())}
        >
          {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        </IconButton>
        <IconButton label={t("10 seconds forward (→)")} onPress={() => pair.seek(at + STEP_MS)}>
          <RotateCw aria-hidden />
        </IconButton>
        <span css={(theme) => ({ ...tabular, margin: "0 8px", fontSize: theme.size.body, whiteSpace: "nowrap" })}>
          <span css={(theme) => ({ color: theme.color.muted })}>{chosen.label}</span> {signed(at)}
        </span>
        <span css={{ flex: 1 }} />
        <Select
          label={t("Align at")}
          hideLabel
          value={chosen.id}
          choices={alignments.map(({ id, label }) => ({ id, label }))}
          onChange={onAlign}
          css={{ width: 240 }}
        />
        <SpeedMenu speed={speed} onSpeed={pair.setSpeed} />
      </div>
    </Card>
  );
}
