import { Gauge, Pause, Play, RotateCcw, RotateCw } from "lucide-react";
import { t } from "#web/texts/t.ts";
import { tabular } from "#web/theme/textStyle.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { Menu } from "#web/ui/overlay/Menu.tsx";
import type { Alignment } from "../../_lib/compare/alignments.ts";
import type { Pair, PairState } from "../../_lib/compare/pair.ts";
import { formatOffset } from "../../_lib/formatOffset.ts";
import { speeds } from "../../_lib/playerChoices.ts";

interface Props {
  pair: Pair;
  state: PairState;
  alignments: readonly Alignment[];
  chosen: Alignment;
  onAlign: (id: string) => void;
}

const STEP_MS = 10_000;
const speedLabel = (speed: number) => `${speed}×`;
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
          {signed(at)}{" "}
          <span css={(theme) => ({ color: theme.color.muted })}>{t("from: {moment}", { moment: chosen.label })}</span>
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
        <Menu
          label={t("Speed")}
          trigger={
            <Button
              size="small"
              icon={<Gauge aria-hidden />}
              aria-label={t("Speed {speed}", { speed: speedLabel(speed) })}
            >
              {speedLabel(speed)}
            </Button>
          }
          selectedId={String(speed)}
          groups={[{ id: "speed", items: speeds.map((one) => ({ id: String(one), label: speedLabel(one) })) }]}
          onAction={(id) => pair.setSpeed(Number(id))}
        />
      </div>
    </Card>
  );
}
