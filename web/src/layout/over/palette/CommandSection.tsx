import { Collection } from "react-aria-components/Collection";
import { Header } from "react-aria-components/Header";
import { ListBoxItem, ListBoxSection } from "react-aria-components/ListBox";
import { caption, oneLine } from "#web/theme/textStyle.ts";
import { Kbd } from "#web/ui/layout/Kbd.tsx";
import { itemStyle } from "#web/ui/overlay/floatStyle.ts";
import type { CommandGroup } from "./commands.ts";

export function CommandSection({ group }: { group: CommandGroup }) {
  return (
    <ListBoxSection id={group.id} aria-label={group.title}>
      <Header css={(theme) => ({ ...caption(theme), padding: "8px 10px 4px", fontWeight: theme.weight.semibold })}>
        {group.title}
      </Header>
      <Collection items={group.commands}>
        {({ id, label, icon: Icon, keys }) => (
          <ListBoxItem id={id} textValue={label} css={itemStyle}>
            <Icon aria-hidden />
            <span title={label} css={{ ...oneLine, flex: 1, minWidth: 0 }}>
              {label}
            </span>
            {keys && (
              <span
                aria-hidden
                css={(theme) => ({ display: "inline-flex", gap: 3, [theme.media.coarse]: { display: "none" } })}
              >
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </span>
            )}
          </ListBoxItem>
        )}
      </Collection>
    </ListBoxSection>
  );
}
