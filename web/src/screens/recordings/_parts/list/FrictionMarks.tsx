import { t } from "#web/texts/t.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import { frictionKinds, frictionText, type Friction } from "../../_lib/friction.ts";

interface Props {
  friction: Friction;
  hasConverted: boolean;
}

/** The friction of a recording, and whether it led to a goal. */
export function FrictionMarks({ friction, hasConverted }: Props) {
  return (
    <span css={{ display: "flex", flexWrap: "wrap", gap: 4 }}>
      {frictionKinds.map((kind) => {
        const count = friction[kind];
        if (count === 0) return null;
        return (
          <Badge key={kind} tone={kind === "rageClicks" || kind === "errors" ? "danger" : "warning"}>
            {frictionText(kind, count)}
          </Badge>
        );
      })}
      {hasConverted && <Badge tone="positive">{t("Converted")}</Badge>}
    </span>
  );
}
