import { Search, X } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { Input } from "react-aria-components/Input";
import { SearchField as AriaSearchField } from "react-aria-components/SearchField";
import type { SearchFieldProps } from "react-aria-components/SearchField";
import { t } from "#web/texts/t.ts";
import { boxStyle } from "./fieldStyle.ts";

interface Props extends Omit<SearchFieldProps, "children" | "className" | "style" | "aria-label"> {
  label: string;
  placeholder?: string;
  className?: string;
}

/** Escape clears it. The label is for screen readers. The icon and the placeholder are its visible equivalent. */
export function SearchField({ label, placeholder = t("Search"), ...field }: Props) {
  return (
    <AriaSearchField {...field} aria-label={label} css={{ position: "relative", minWidth: 0 }}>
      {({ isEmpty }) => (
        <>
          <Search
            size={15}
            aria-hidden
            css={(theme) => ({ position: "absolute", left: 10, top: "calc(50% - 7.5px)", color: theme.color.muted })}
          />
          <Input
            placeholder={placeholder}
            css={[
              boxStyle,
              (theme) => ({
                paddingInline: 30,
                fontSize: theme.size.body,
                [theme.media.coarse]: { fontSize: 16 },
                "&::-webkit-search-cancel-button, &::-webkit-search-decoration": { appearance: "none" },
              }),
            ]}
          />
          {!isEmpty && (
            <Button
              aria-label={t("Clear search")}
              css={(theme) => ({
                position: "absolute",
                right: 4,
                top: "calc(50% - 12px)",
                width: 24,
                height: 24,
                display: "grid",
                placeItems: "center",
                border: 0,
                borderRadius: theme.radius.small,
                background: "transparent",
                color: theme.color.muted,
                cursor: "pointer",
                "&[data-hovered]": { color: theme.color.text },
              })}
            >
              <X size={14} aria-hidden />
            </Button>
          )}
        </>
      )}
    </AriaSearchField>
  );
}
