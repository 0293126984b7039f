import { Link } from "react-aria-components/Link";
import type { LinkProps } from "react-aria-components/Link";
import { touchArea } from "#web/theme/touchArea.ts";

interface Props extends Omit<LinkProps, "className" | "style"> {
  className?: string;
}

/** A link in running text. Internal links navigate without a reload (RAC's RouterProvider). */
export function TextLink(props: Props) {
  return (
    <Link
      {...props}
      css={(theme) => ({
        ...touchArea(theme),
        color: theme.color.accent,
        fontWeight: theme.weight.medium,
        textDecoration: "none",
        borderRadius: theme.radius.small,
        cursor: "pointer",
        "&[data-hovered]": { textDecoration: "underline", textUnderlineOffset: 3 },
      })}
    />
  );
}
