import { useTheme } from "@emotion/react";
import { Avatar } from "../data/Avatar.tsx";
import { Badge } from "../data/Badge.tsx";
import { KeyValue } from "../data/KeyValue.tsx";
import { Num } from "../format/Num.tsx";
import { RelativeTime } from "../format/RelativeTime.tsx";
import { shorten } from "../format/shorten.ts";
import { Card } from "../layout/Card.tsx";
import { Kbd } from "../layout/Kbd.tsx";
import { Columns } from "./Columns.tsx";

const roles = ["text", "muted", "accent", "accentFill", "positive", "warning", "danger", "info"] as const;
const row = { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 } as const;

/** Some time before this page was opened. */
const minutesAgo = new Date(Date.now() - 200_000);

export function TokenPieces() {
  const theme = useTheme();
  return (
    <Columns>
      <Card title="Badges and people">
        <div css={{ display: "grid", gap: 14 }}>
          <div css={row}>
            <Badge>Draft</Badge>
            <Badge tone="accent">Beta</Badge>
            <Badge tone="positive" dot="live">
              12 online
            </Badge>
            <Badge tone="warning" dot>
              Paused
            </Badge>
            <Badge tone="danger">Failed</Badge>
            <Badge tone="info">New</Badge>
          </div>
          <div css={row}>
            <Avatar name="Ada Lovelace" />
            <Avatar name="grace.hopper@demo.test" />
            <Avatar name="Linus" size={40} />
            <span>
              <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>
            </span>
          </div>
        </div>
      </Card>
      <Card title="Facts">
        <KeyValue
          entries={[
            { key: "Visitors", value: <Num value={1_234_567} /> },
            { key: "Last seen", value: <RelativeTime at={minutesAgo} zone="Europe/Berlin" /> },
            { key: "Project", value: shorten("A shop with a very long name", 15) },
          ]}
        />
      </Card>
      <Card title="Colors">
        <div css={{ display: "grid", gap: 12, gridTemplateColumns: "repeat(4, 1fr)", fontSize: theme.size.micro }}>
          {roles.map((role) => (
            <Swatch key={role} name={role} color={theme.color[role]} />
          ))}
          {theme.series.map((color, at) => (
            <Swatch key={color} name={`series ${at + 1}`} color={color} />
          ))}
        </div>
      </Card>
    </Columns>
  );
}

function Swatch({ name, color }: { name: string; color: string }) {
  return (
    <div>
      <div css={{ height: 28, borderRadius: 6, background: color }} />
      {name}
    </div>
  );
}
