import { useMemo, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { SidePanel_recording$key } from "#web/__generated__/SidePanel_recording.graphql.ts";
import type { SidePanel_viewer$key } from "#web/__generated__/SidePanel_viewer.graphql.ts";
import { useOpenFeatures } from "#web/layout/places/openFeatures.ts";
import { t } from "#web/texts/t.ts";
import { KeyValue } from "#web/ui/data/KeyValue.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { Tabs } from "#web/ui/navigation/Tabs.tsx";
import type { Mark } from "../../_lib/marks.ts";
import type { PanelTab } from "../../_lib/panelTabs.ts";
import type { PageOutput } from "../../_lib/usePlayback.ts";
import { CommentsTab } from "./CommentsTab.tsx";
import { EventList } from "./EventList.tsx";
import { ConsoleTab, NetworkTab } from "./OutputTabs.tsx";
import { TestsTab } from "./TestsTab.tsx";
import { VisitorTab } from "./VisitorTab.tsx";

interface Props {
  recording: SidePanel_recording$key;
  /** null for the holder of a share link */
  viewer: SidePanel_viewer$key | null;
  marks: readonly Mark[];
  output: PageOutput;
  at: number;
  tab: PanelTab;
  composing: number;
  onTab: (tab: PanelTab) => void;
  onSeek: (at: number) => void;
  href: (path: string) => string;
}

/** What happened in the recording, what the page reported, and who the visitor was. */
export function SidePanel(props: Props) {
  const { marks, output, at, tab, composing, onTab, onSeek, href } = props;
  const recording = useFragment(
    graphql`
      fragment SidePanel_recording on Recording {
        commentCount
        attributes {
          key
          value
        }
        ...TestsTab_recording
        tests {
          __typename
        }
        ...VisitorTab_recording
        ...CommentsTab_recording
      }
    `,
    props.recording,
  );
  const viewer = useFragment(
    graphql`
      fragment SidePanel_viewer on Viewer {
        ...CommentsTab_viewer
      }
    `,
    props.viewer,
  );
  const errors = useMemo(() => marks.filter(({ kind }) => kind === "ERROR"), [marks]);
  const attributes = recording.attributes ?? [];
  const tests = recording.tests?.length ?? 0;
  const isOpen = useOpenFeatures();
  const isMember = viewer !== null;
  const errorHref = useMemo(
    () => (isMember ? (errorId: string) => `${href("/error-log")}&error=${errorId}` : null),
    [isMember, href],
  );
  const profileHref = viewer ? (visitorId: string) => href(`/profile/${visitorId}`) : null;
  const events = { at, onSeek, errorHref };
  const panels: Record<PanelTab, () => ReactNode> = {
    events: () => <EventList label={t("Events")} marks={marks} empty={t("No events in this recording")} {...events} />,
    errors: () => <EventList label={t("Errors")} marks={errors} empty={t("No errors in this recording")} {...events} />,
    console: () => <ConsoleTab output={output} at={at} onSeek={onSeek} />,
    network: () => <NetworkTab output={output} at={at} onSeek={onSeek} />,
    comments: () =>
      viewer && <CommentsTab recording={recording} viewer={viewer} at={at} composing={composing} onSeek={onSeek} />,
    visitor: () => <VisitorTab recording={recording} profileHref={profileHref} />,
    tests: () => <TestsTab recording={recording} at={at} onSeek={onSeek} />,
    attributes: () =>
      attributes.length === 0 ? (
        <EmptyState title={t("No attributes in this recording")} />
      ) : (
        <KeyValue keyWidth={120} entries={attributes.map(({ key, value }) => ({ key, value }))} />
      ),
  };
  const tabs: { id: PanelTab; label: string; count?: number }[] = [
    { id: "events", label: t("Events"), count: marks.length },
    { id: "errors", label: t("Errors"), count: errors.length },
    { id: "console", label: t("Console"), count: output.lines.length },
    { id: "network", label: t("Network"), count: output.requests.length },
    ...(viewer ? [{ id: "comments" as const, label: t("Comments"), count: recording.commentCount }] : []),
    { id: "visitor", label: t("Visitor") },
    { id: "attributes", label: t("Attributes"), count: attributes.length },
    ...(tests > 0 || isOpen("ABTEST") ? [{ id: "tests" as const, label: t("Tests"), count: tests }] : []),
  ];
  return (
    <Card
      flush
      css={{
        padding: "0 12px 12px",
        overflow: "hidden",
        "& [role=tablist]": { flexWrap: "wrap", gap: 0 },
        // in two lines beside the player
        "& [role=tab]": { paddingInline: 4, "@media (min-width: 1400px)": { paddingInline: 9 } },
      }}
    >
      <Tabs
        label={t("Recording details")}
        selected={tab}
        onSelect={onTab}
        // the empty lists of developers say nothing to a guest
        tabs={viewer ? tabs : tabs.filter(({ id, count }) => count !== 0 || id === "events" || id === tab)}
      >
        {panels[tab]()}
      </Tabs>
    </Card>
  );
}
