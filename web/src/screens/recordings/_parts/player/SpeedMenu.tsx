import { Gauge } from "lucide-react";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Menu } from "#web/ui/overlay/Menu.tsx";
import { speeds } from "../../_lib/playerChoices.ts";

interface Props {
  speed: number;
  onSpeed: (speed: number) => void;
}

const speedLabel = (speed: number) => `${speed}×`;

export function SpeedMenu({ speed, onSpeed }: Props) {
  const trigger = (
    <Button size="small" icon={<Gauge aria-hidden />} aria-label={t("Speed {speed}", { speed: speedLabel(speed) })}>
      {speedLabel(speed)}
    </Button>
  );
  return (
    <Menu
      label={t("Speed")}
      trigger={trigger}
      selectedId={String(speed)}
      groups={[{ id: "speed", items: speeds.map((one) => ({ id: String(one), label: speedLabel(one) })) }]}
      onAction={(id) => onSpeed(Number(id))}
    />
  );
}
