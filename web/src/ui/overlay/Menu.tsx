import { Check } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from "react-aria-components/Menu";
import { Header } from "react-aria-components/Header";
import { Popover } from "react-aria-components/Popover";
import type { PopoverProps } from "react-aria-components/Popover";
import { Text } from "react-aria-components/Text";
import { caption } from "#web/theme/textStyle.ts";
import { floatStyle, itemStyle, listStyle } from "./floatStyle.ts";

export interface MenuEntry {
  id: string;
  label: string;
  icon?: ReactNode;
  description?: string;
  /** A shortcut or a count on the right. */
  detail?: ReactNode;
  /** Navigates instead of running an action. */
  href?: string;
  danger?: boolean;
  disabled?: boolean;
}

export interface MenuGroup {
  id: string;
  title?: string;
  items: readonly MenuEntry[];
}

interface Props {
  label: string;
  trigger: ReactElement;
  groups: readonly MenuGroup[];
  onAction?: (id: string) => void;
  /** Marks one item as the current choice of its group. The other groups contain only actions. */
  selectedId?: string;
  placement?: PopoverProps["placement"];
}

export function Menu({ label, trigger, groups, onAction, selectedId, placement = "bottom end" }: Props) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement={placement} offset={6} css={[floatStyle, { minWidth: 184, maxWidth: 340 }]}>
        <AriaMenu aria-label={label} onAction={(key) => onAction?.(String(key))} css={listStyle}>
          {groups.map((group) => (
            <MenuSection
              key={group.id}
              aria-label={group.title ?? label}
              {...(group.items.some((item) => item.id === selectedId)
                ? { selectionMode: "single" as const, selectedKeys: [selectedId ?? ""] }
                : {})}
              css={(theme) => ({
                "& + &": { marginTop: 4, paddingTop: 4, borderTop: `1px solid ${theme.color.border}` },
              })}
            >
              {group.title && (
                <Header css={(theme) => ({ ...caption(theme), padding: "6px 10px 4px" })}>{group.title}</Header>
              )}
              {group.items.map((item) => (
                <Entry key={item.id} item={item} />
              ))}
            </MenuSection>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

function Entry({ item }: { item: MenuEntry }) {
  return (
    <MenuItem
      id={item.id}
      textValue={item.label}
      href={item.href}
      isDisabled={item.disabled}
      css={[
        itemStyle,
        (theme) => (item.danger ? { color: theme.color.danger, "& svg": { color: theme.color.danger } } : {}),
      ]}
    >
      {({ isSelected }) => (
        <>
          {item.icon}
          <span css={{ flex: 1, minWidth: 0 }}>
            <Text slot="label">{item.label}</Text>
            {item.description && (
              <Text slot="description" css={(theme) => ({ ...caption(theme), display: "block" })}>
                {item.description}
              </Text>
            )}
          </span>
          {item.detail && <span css={caption}>{item.detail}</span>}
          {isSelected && <Check aria-hidden />}
        </>
      )}
    </MenuItem>
  );
}
