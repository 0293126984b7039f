import { Plus } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { TagEditor_project$key } from "#web/__generated__/TagEditor_project.graphql.ts";
import type { TagEditor_visitor$key } from "#web/__generated__/TagEditor_visitor.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { Popover } from "#web/ui/overlay/Popover.tsx";
import { TagChip } from "#web/ui/data/TagChip.tsx";
import { TagForm } from "#web/ui/forms/TagForm.tsx";
import { useKnownTags } from "./useKnownTags.ts";
import { useTagVisitors } from "./useTagVisitors.ts";

interface Props {
  visitor: TagEditor_visitor$key;
  project: TagEditor_project$key;
  canWrite: boolean;
}

/** The tags of one visitor. Members with write access add and remove them. */
export function TagEditor({ visitor, project, canWrite }: Props) {
  const { id, tags } = useFragment(
    graphql`
      fragment TagEditor_visitor on Visitor {
        id
        tags
      }
    `,
    visitor,
  );
  const known = useKnownTags(
    useFragment(
      graphql`
        fragment TagEditor_project on Project {
          ...useKnownTags_project
        }
      `,
      project,
    ),
  );
  const [tag, isSending] = useTagVisitors();
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const add = async (text: string) => {
    const refusal = await tag({ ids: [id], add: [text] });
    setProblem(refusal);
    if (!refusal) setOpen(false);
  };
  const remove = async (text: string) => {
    const refusal = await tag({ ids: [id], remove: [text] });
    if (refusal) return toast({ title: refusal, tone: "danger" });
    toast({ title: t("Tag {tag} removed", { tag: text }), onUndo: () => void add(text) });
  };
  return (
    <div css={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 6 }}>
      {tags.map((text) => (
        <TagChip key={text} tag={text} onRemove={canWrite ? () => void remove(text) : undefined} />
      ))}
      {tags.length === 0 && !canWrite && (
        <span css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>{t("No tags")}</span>
      )}
      {canWrite && (
        <Popover
          label={t("Add a tag")}
          placement="bottom start"
          isOpen={isOpen}
          onOpenChange={(next) => (setOpen(next), setProblem(undefined))}
          trigger={
            <Button size="small" icon={<Plus aria-hidden />}>
              {t("Add tag")}
            </Button>
          }
        >
          <TagForm
            known={known}
            without={tags}
            isSending={isSending}
            error={problem}
            onTag={(text) => void add(text)}
          />
        </Popover>
      )}
    </div>
  );
}
