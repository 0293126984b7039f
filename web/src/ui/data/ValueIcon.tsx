import { blackLogos, type Logo } from "./logos.ts";

export type IconName = `flag-${string}` | `logo-${Logo}`;

/** Decorative, next to the name: of a country, a browser, a system or a source. It loads when it comes into view. */
export function ValueIcon({ icon }: { icon: IconName }) {
  return (
    <img
      src={`/assets/${icon}-${import.meta.env["VITE_ICONS"]}.svg`}
      alt=""
      width={16}
      height={16}
      loading="lazy"
      decoding="async"
      css={(theme) => ({
        flexShrink: 0,
        objectFit: "contain",
        ...(theme.mode === "dark" && blackLogos.has(icon.replace("logo-", "")) && { filter: "invert(1)" }),
      })}
    />
  );
}
