import { caption } from "#web/theme/textStyle.ts";
import { Kbd } from "#web/ui/layout/Kbd.tsx";

interface Props {
  title: string;
  lines: readonly { keys: readonly string[]; label: string }[];
}

export function ShortcutList({ title, lines }: Props) {
  return (
    <section>
      <h3 css={(theme) => ({ ...caption(theme), fontWeight: theme.weight.semibold, marginBottom: 4 })}>{title}</h3>
      <ul>
        {lines.map(({ keys, label }) => (
          <li
            key={label}
            css={(theme) => ({
              display: "flex",
              alignItems: "center",
              justifyContent: "space-between",
              gap: theme.space.two,
              minHeight: 32,
              fontSize: theme.size.body,
              "& + &": { borderTop: `1px solid ${theme.color.border}` },
            })}
          >
            <span>{label}</span>
            <span css={{ display: "inline-flex", gap: 4 }}>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
