import { Columns2, Share2, Star, Tag, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { BulkActions_project$key } from "#web/__generated__/BulkActions_project.graphql.ts";
import { Link } from "react-aria-components/Link";
import { t } from "#web/texts/t.ts";
import { phrase } from "#web/texts/phrase.ts";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { TagForm } from "#web/ui/forms/TagForm.tsx";
import { Menu } from "#web/ui/overlay/Menu.tsx";
import { Popover } from "#web/ui/overlay/Popover.tsx";
import { useCompareHref } from "../../_lib/compare/useCompareHref.ts";
import { useUpdateRecordings } from "../../_lib/useUpdateRecordings.ts";
import { CollectMenu } from "../collections/CollectMenu.tsx";
import type { SharedRecording } from "./ShareRecordingsDialog.tsx";
import { DeleteRecordingsDialog } from "../DeleteRecordingsDialog.tsx";

const ShareRecordingsDialog = lazy(() =>
  import("./ShareRecordingsDialog.tsx").then((chunk) => ({ default: chunk.ShareRecordingsDialog })),
);

interface Chosen extends SharedRecording {
  readonly id: string;
  readonly tags: readonly string[];
}

interface Props {
  project: BulkActions_project$key;
  chosen: readonly Chosen[];
  /** tags in use on this page */
  knownTags: readonly string[];
  onNone: () => void;
  onDeleted: () => void;
}

/** Stars, tags, shares and deletes several recordings at once. */
export function BulkActions({ project, chosen, knownTags, onNone, onDeleted }: Props) {
  const about = useFragment(
    graphql`
      fragment BulkActions_project on Project {
        id
        timezone
        viewerCanShare
        ...CollectMenu_project
      }
    `,
    project,
  );
  const [update, isSending] = useUpdateRecordings();
  const [isTagging, setTagging] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const compareHref = useCompareHref();
  const [first, second] = chosen;
  const ids = chosen.map(({ id }) => id);
  const count = ids.length;
  const theirs = [...new Set(chosen.flatMap(({ tags }) => tags))].toSorted((a, b) => a.localeCompare(b));
  const tag = async (text: string) => {
    const refusal = await update({ ids, addTags: [text] });
    setProblem(refusal);
    if (refusal) return;
    setTagging(false);
    const fresh = chosen.filter(({ tags }) => !tags.includes(text)).map(({ id }) => id);
    const title = phrase("{count, plural, one {# recording tagged “{tag}”} other {# recordings tagged “{tag}”}}", {
      count,
      tag: text,
    });
    toast(fresh.length > 0 ? { title, onUndo: () => void update({ ids: fresh, removeTags: [text] }) } : title);
  };
  const untag = async (text: string) => {
    const had = chosen.filter(({ tags }) => tags.includes(text)).map(({ id }) => id);
    const refusal = await update({ ids: had, removeTags: [text] });
    if (refusal) return toast({ title: refusal, tone: "danger" });
    toast({ title: t("Tag {tag} removed", { tag: text }), onUndo: () => void update({ ids: had, addTags: [text] }) });
  };
  const star = async () => {
    const refusal = await update({ ids, isStarred: true });
    if (refusal) toast({ title: refusal, tone: "danger" });
    else toast(phrase("{count, plural, one {# recording starred} other {# recordings starred}}", { count }));
  };
  return (
    <div
      role="group"
      aria-label={t("Selected recordings")}
      css={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8, minHeight: 32 }}
    >
      <span css={(theme) => ({ fontWeight: theme.weight.medium, marginRight: 4 })}>
        {t("{count} selected", { count })}
      </span>
      <Popover
        label={t("Add a tag")}
        placement="bottom start"
        isOpen={isTagging}
        onOpenChange={(next) => (setTagging(next), setProblem(undefined))}
        trigger={
          <Button variant="primary" icon={<Tag aria-hidden />}>
            {t("Add tag")}
          </Button>
        }
      >
        <TagForm
          known={knownTags.map((one) => ({ tag: one }))}
          isSending={isSending}
          error={problem}
          onTag={(text) => void tag(text)}
        />
      </Popover>
      {theirs.length > 0 && (
        <Menu
          label={t("Remove a tag")}
          placement="bottom start"
          trigger={<Button>{t("Remove tag")}</Button>}
          groups={[{ id: "tags", items: theirs.map((text) => ({ id: text, label: text })) }]}
          onAction={(text) => void untag(text)}
        />
      )}
      <Button icon={<Star aria-hidden />} isDisabled={isSending} onPress={() => void star()}>
        {t("Star")}
      </Button>
      {first && second && chosen.length === 2 && (
        <Link href={compareHref(first.key, second.key)} css={buttonStyle()}>
          <Columns2 aria-hidden />
          {t("Compare")}
        </Link>
      )}
      <CollectMenu project={about} ids={ids} onRemoved={onNone} />
      {about.viewerCanShare && (
        <Button icon={<Share2 aria-hidden />} onPress={() => setSharing(true)}>
          {t("Share")}
        </Button>
      )}
      <Button icon={<Trash2 aria-hidden />} onPress={() => setDeleting(true)}>
        {t("Delete")}
      </Button>
      <span css={{ flex: 1 }} />
      <Button variant="ghost" onPress={onNone}>
        {t("Clear selection")}
      </Button>
      <Suspense>
        {isSharing && (
          <ShareRecordingsDialog
            projectId={about.id}
            timezone={about.timezone ?? undefined}
            recordings={chosen}
            onClose={() => setSharing(false)}
          />
        )}
      </Suspense>
      {isDeleting && (
        <DeleteRecordingsDialog
          ids={ids}
          onDeleted={() => (setDeleting(false), onDeleted())}
          onClose={() => setDeleting(false)}
        />
      )}
    </div>
  );
}
