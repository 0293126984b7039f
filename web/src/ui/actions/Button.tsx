import type { ReactNode, Ref } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import type { ButtonProps } from "react-aria-components/Button";
import { t } from "#web/texts/t.ts";
import { Spinner } from "../feedback/Spinner.tsx";
import { buttonStyle } from "./buttonStyle.ts";
import type { ButtonSize, ButtonVariant } from "./buttonStyle.ts";

export interface Props extends Omit<ButtonProps, "children" | "className" | "style" | "isPending"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Loading: the button keeps its width and focus, and can't be pressed twice. */
  loading?: boolean;
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ variant = "secondary", size = "medium", loading = false, icon, children, ...rest }: Props) {
  return (
    <AriaButton {...rest} isPending={loading} data-variant={variant} css={buttonStyle(variant, size)}>
      {loading && (
        <span css={{ position: "absolute", inset: 0, display: "grid", placeItems: "center" }}>
          <Spinner size={16} label={t("Working")} />
        </span>
      )}
      <span css={{ display: "inline-flex", alignItems: "center", gap: 6, visibility: loading ? "hidden" : undefined }}>
        {icon}
        {children}
      </span>
    </AriaButton>
  );
}
