import type { Theme } from "@emotion/react";
import type { ReactNode } from "react";
import { sideScroll } from "../layout/sideScroll.ts";
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components/Tabs";

export interface TabEntry<Id extends string = string> {
  id: Id;
  label: ReactNode;
  /** A count next to the label. */
  count?: ReactNode;
  disabled?: boolean;
}

interface Props<Id extends string> {
  label: string;
  tabs: readonly TabEntry<Id>[];
  /** Controlled, because the selected tab is stored in the URL. */
  selected: Id;
  onSelect: (id: Id) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
  /** At the right of the tab bar. */
  actions?: ReactNode;
}

export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children, actions }: Props<Id>) {
  const select = (key: unknown) => {
    const tab = tabs.find((one) => one.id === key);
    if (tab) onSelect(tab.id);
  };
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={select} css={{ minWidth: 0 }}>
      <div
        css={(theme) => ({
          display: "flex",
          alignItems: "center",
          justifyContent: "space-between",
          gap: 12,
          borderBottom: `1px solid ${theme.color.border}`,
        })}
      >
        <TabList aria-label={label} css={[sideScroll, { display: "flex", gap: 4, minWidth: 0, marginBottom: -1 }]}>
          {tabs.map((tab) => (
            <Tab key={tab.id} id={tab.id} isDisabled={tab.disabled ?? false} css={tabStyle}>
              {tab.label}
              {tab.count !== undefined && (
                <span css={(theme) => ({ color: theme.color.muted, marginLeft: 6 })}>{tab.count}</span>
              )}
            </Tab>
          ))}
        </TabList>
        {actions}
      </div>
      {/* remounts the panel: the tab references it by id, which a reused one would retain */}
      <TabPanel key={selected} id={selected} css={(theme) => ({ paddingTop: theme.space.two, outlineOffset: 4 })}>
        {children}
      </TabPanel>
    </AriaTabs>
  );
}

const tabStyle = (theme: Theme) =>
  ({
    padding: "9px 10px",
    borderBottom: "2px solid transparent",
    color: theme.color.muted,
    fontSize: theme.size.body,
    fontWeight: theme.weight.medium,
    lineHeight: "18px",
    whiteSpace: "nowrap",
    cursor: "pointer",
    transition: `color ${theme.motion.fast}`,
    "&[data-hovered]": { color: theme.color.text },
    "&[data-selected]": { color: theme.color.text, borderBottomColor: theme.color.accent },
    "&[data-disabled]": { opacity: 0.5, cursor: "not-allowed" },
    "&[data-focus-visible]": { outlineOffset: -2, borderRadius: theme.radius.small },
    [theme.media.coarse]: { padding: "11px 12px" },
  }) as const;
