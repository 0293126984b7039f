import { useState } from "react";
import { textOn } from "#web/theme/brandAccent.ts";

interface Props {
  name: string;
  src?: string | null;
  /** Diameter in px. */
  size?: number;
  /** Disable if the name is shown next to it. */
  labelled?: boolean;
}

/** The picture, or initials on a background color derived from the name. */
export function Avatar({ name, src, size = 28, labelled = true }: Props) {
  const [failed, setFailed] = useState<string>();
  const label = labelled ? { role: "img", "aria-label": name } : { "aria-hidden": true };
  const frame = { width: size, height: size, borderRadius: size / 2, flexShrink: 0 };
  if (src && failed !== src) {
    return (
      <img
        src={src}
        alt={labelled ? name : ""}
        width={size}
        height={size}
        onError={() => setFailed(src)}
        css={{ ...frame, objectFit: "cover" }}
      />
    );
  }
  return (
    <span
      {...label}
      css={(theme) => {
        const color = theme.series[hash(name) % theme.series.length] ?? theme.color.accentFill;
        return {
          ...frame,
          display: "inline-grid",
          placeItems: "center",
          background: color,
          color: textOn(color),
          fontSize: Math.round(size * 0.4),
          fontWeight: theme.weight.semibold,
          lineHeight: 1,
          userSelect: "none",
        };
      }}
    >
      {initials(name)}
    </span>
  );
}

export function initials(name: string): string {
  const words = name
    .replace(/@.*/, "")
    .split(/[\s._-]+/)
    .filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => Array.from(word ?? "")[0] ?? "",
  );
  return letters.join("").toUpperCase() || "?";
}

function hash(text: string): number {
  let sum = 0;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}
