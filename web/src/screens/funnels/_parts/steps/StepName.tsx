import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import type { DrawnStep } from "./drawnStep.ts";

/** The number, the name and the kind of a step. */
export function StepName({ step: { number, name, kind, isOptional } }: { step: DrawnStep }) {
  return (
    <div css={{ display: "flex", alignItems: "flex-start", gap: 8, minWidth: 0 }}>
      <span
        aria-hidden
        css={(theme) => ({
          flex: "none",
          display: "grid",
          placeItems: "center",
          width: 22,
          height: 22,
          borderRadius: theme.radius.round,
          background: theme.color.accentSoft,
          color: theme.color.accent,
          fontSize: theme.size.small,
          fontWeight: theme.weight.semibold,
        })}
      >
        {number}
      </span>
      <div css={{ minWidth: 0 }}>
        <p
          title={name}
          css={(theme) => ({
            display: "-webkit-box",
            WebkitBoxOrient: "vertical",
            WebkitLineClamp: 2,
            overflow: "hidden",
            overflowWrap: "anywhere",
            fontSize: theme.size.body,
            fontWeight: theme.weight.medium,
            lineHeight: "18px",
            paddingTop: 2,
          })}
        >
          {name}
        </p>
        <p css={caption}>{isOptional ? t("{kind}, optional", { kind }) : kind}</p>
      </div>
    </div>
  );
}
