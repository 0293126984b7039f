import { keyframes } from "@emotion/react";
import { t } from "#web/texts/t.ts";

const turn = keyframes({ to: { transform: "rotate(360deg)" } });

interface Props {
  /** Diameter in px. */
  size?: number;
  label?: string;
}

export function Spinner({ size = 16, label = t("Loading") }: Props) {
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      css={{ animation: `${turn} 700ms linear infinite` }}
    >
      <circle cx={8} cy={8} r={6.5} opacity={0.25} />
      <path d="M14.5 8A6.5 6.5 0 0 0 8 1.5" />
    </svg>
  );
}
