import { Star } from "lucide-react";
import { t } from "#web/texts/t.ts";

/** Visible stars, with "4 of 5" for screen readers. */
export function Rating({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={t("{rating} of 5", { rating })} css={{ display: "inline-flex", gap: 1 }}>
      {[1, 2, 3, 4, 5].map((place) => (
        <Star
          key={place}
          aria-hidden
          size={14}
          css={(theme) => ({
            color: place <= rating ? theme.color.accent : theme.color.borderStrong,
            fill: place <= rating ? theme.color.accent : "none",
          })}
        />
      ))}
    </span>
  );
}
