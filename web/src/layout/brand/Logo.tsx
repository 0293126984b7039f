/** Our own logo: a line of sight over three bars, in the brand's color. */
export function Logo({ size = 26 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 26 26"
      aria-hidden
      css={(theme) => ({ color: theme.color.accentFill })}
    >
      <rect width="26" height="26" rx="7" fill="currentColor" />
      <g css={(theme) => ({ stroke: theme.color.accentText })} strokeWidth="2.4" strokeLinecap="round" fill="none">
        <path d="M7.5 18.5v-4M13 18.5v-7.5M18.5 18.5v-11" />
      </g>
    </svg>
  );
}
