import { Tag } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { BulkTags_project$key } from "#web/__generated__/BulkTags_project.graphql.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { Menu } from "#web/ui/overlay/Menu.tsx";
import { Popover } from "#web/ui/overlay/Popover.tsx";
import { TagForm } from "#web/ui/forms/TagForm.tsx";
import { useKnownTags } from "../tags/useKnownTags.ts";
import { useTagVisitors } from "../tags/useTagVisitors.ts";

interface Props {
  project: BulkTags_project$key;
  chosen: readonly { id: string; tags: readonly string[] }[];
  /** every row of the page is selected */
  isWhole: boolean;
  onAll: () => void;
  onNone: () => void;
}

/** Adds and removes tags of several visitors at once. */
export function BulkTags({ project, chosen, isWhole, onAll, onNone }: Props) {
  const known = useKnownTags(
    useFragment(
      graphql`
        fragment BulkTags_project on Project {
          ...useKnownTags_project
        }
      `,
      project,
    ),
  );
  const [tag, isSending] = useTagVisitors();
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const ids = chosen.map(({ id }) => id);
  const count = ids.length;
  const theirs = [...new Set(chosen.flatMap(({ tags }) => tags))].toSorted((a, b) => a.localeCompare(b));
  const add = async (text: string) => {
    const refusal = await tag({ ids, add: [text] });
    setProblem(refusal);
    if (refusal) return;
    setOpen(false);
    const title = phrase("{count, plural, one {# visitor tagged “{tag}”} other {# visitors tagged “{tag}”}}", {
      count,
      tag: text,
    });
    // undo removes the tag only from visitors that did not have it before
    const fresh = chosen.filter(({ tags }) => !tags.includes(text)).map(({ id }) => id);
    toast(fresh.length > 0 ? { title, onUndo: () => void tag({ ids: fresh, remove: [text] }) } : title);
  };
  const remove = async (text: string) => {
    const had = chosen.filter(({ tags }) => tags.includes(text)).map(({ id }) => id);
    const refusal = await tag({ ids: had, remove: [text] });
    if (refusal) return toast({ title: refusal, tone: "danger" });
    toast({ title: t("Tag {tag} removed", { tag: text }), onUndo: () => void tag({ ids: had, add: [text] }) });
  };
  return (
    <div
      role="group"
      aria-label={t("Selected visitors")}
      css={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8, minHeight: 32 }}
    >
      <span css={(theme) => ({ fontWeight: theme.weight.medium, marginRight: 4 })}>
        {t("{count} selected", { count })}
      </span>
      <Popover
        label={t("Add a tag")}
        placement="bottom start"
        isOpen={isOpen}
        onOpenChange={(next) => (setOpen(next), setProblem(undefined))}
        trigger={
          <Button variant="primary" icon={<Tag aria-hidden />}>
            {t("Add tag")}
          </Button>
        }
      >
        <TagForm known={known} isSending={isSending} error={problem} onTag={(text) => void add(text)} />
      </Popover>
      {theirs.length > 0 && (
        <Menu
          label={t("Remove a tag")}
          placement="bottom start"
          trigger={<Button>{t("Remove tag")}</Button>}
          groups={[{ id: "tags", items: theirs.map((text) => ({ id: text, label: text })) }]}
          onAction={(text) => void remove(text)}
        />
      )}
      <span css={{ flex: "1 0 0" }} />
      {!isWhole && (
        <Button variant="ghost" onPress={onAll}>
          {t("Select all on this page")}
        </Button>
      )}
      <Button variant="ghost" onPress={onNone}>
        {t("Clear selection")}
      </Button>
    </div>
  );
}
