import { AtSign } from "lucide-react";
import { useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { CommentsTab_recording$key } from "#web/__generated__/CommentsTab_recording.graphql.ts";
import type { CommentsTab_viewer$key } from "#web/__generated__/CommentsTab_viewer.graphql.ts";
import { Form } from "#web/relay/form/Form.tsx";
import { useForm } from "#web/relay/form/useForm.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { Menu } from "#web/ui/overlay/Menu.tsx";
import { formatOffset } from "../../_lib/formatOffset.ts";
import { mentionedIn } from "../../_lib/mentions.ts";
import { useRecordingComments } from "../../_lib/useRecordingComments.ts";
import { TimedRows } from "./TimedRows.tsx";

interface Props {
  recording: CommentsTab_recording$key;
  viewer: CommentsTab_viewer$key;
  at: number;
  /** how often the key for a comment was pressed, each time the text gets the focus */
  composing: number;
  onSeek: (at: number) => void;
}

const MOST = 2000;

/** Members' comments on single seconds. */
export function CommentsTab({ recording, viewer, at, composing, onSeek }: Props) {
  const { id, comments } = useFragment(
    graphql`
      fragment CommentsTab_recording on Recording {
        id
        comments {
          commentId
          atMs
          text
          author
          createdAt
          viewerCanDelete
        }
      }
    `,
    recording,
  );
  const { viewerCanWrite, activeMembers } = useFragment(
    graphql`
      fragment CommentsTab_viewer on Viewer {
        viewerCanWrite
        activeMembers {
          userId
          name
        }
      }
    `,
    viewer,
  );
  const { add, remove, isSending } = useRecordingComments(id);
  const members = activeMembers ?? [];
  const form = useForm(
    { text: "" },
    {
      check: ({ text }) => ({ text: text.trim() === "" ? t("Please enter a comment") : undefined }),
      send: ({ text }) => add({ atMs: Math.round(at), text: text.trim(), mentions: mentionedIn(text, members) }),
      done: () => form.reset({ text: "" }),
    },
  );
  const all = comments ?? [];
  const box = useRef<HTMLDivElement>(null);
  const removeFocused = async (commentId: number) => {
    await remove(commentId);
    // its button is gone
    if (document.activeElement === document.body) box.current?.querySelector<HTMLElement>("textarea, button")?.focus();
  };
  return (
    <div ref={box} css={{ display: "grid", gap: 12 }}>
      {viewerCanWrite && (
        <Form
          form={form}
          label={t("Add comment")}
          action={t("Comment at {time}", { time: formatOffset(at) })}
          size="dialog"
        >
          <TextField
            key={composing}
            label={t("Comment")}
            hideLabel
            rows={2}
            maxLength={MOST}
            autoFocus={composing > 0}
            {...form.text("text")}
          />
          {members.length > 0 && (
            <Menu
              label={t("Mention a member")}
              placement="bottom start"
              trigger={
                <Button size="small" icon={<AtSign aria-hidden />} css={{ justifySelf: "start" }}>
                  {t("Mention")}
                </Button>
              }
              groups={[
                { id: "members", items: members.map(({ userId, name }) => ({ id: String(userId), label: name })) },
              ]}
              onAction={(userId) => {
                const name = members.find((one) => String(one.userId) === userId)?.name ?? "";
                form.set("text")(`${form.values.text.trimEnd()} @${name} `.trimStart());
              }}
            />
          )}
        </Form>
      )}
      {all.length === 0 ? (
        <EmptyState title={t("No comments yet")} minHeight={120}>
          {viewerCanWrite ? t("Press C at the second that you want to comment on.") : null}
        </EmptyState>
      ) : (
        <TimedRows
          label={t("Comments")}
          at={at}
          onSeek={onSeek}
          rows={all.map(({ commentId, atMs, text, author, createdAt, viewerCanDelete }) => ({
            id: String(commentId),
            at: atMs,
            content: (
              <>
                {text}
                <span css={(theme) => ({ display: "block", color: theme.color.muted, fontSize: theme.size.small })}>
                  {author} · <RelativeTime at={createdAt} />
                </span>
              </>
            ),
            aside: viewerCanDelete && (
              <Button size="small" variant="ghost" loading={isSending} onPress={() => void removeFocused(commentId)}>
                {t("Delete")}
              </Button>
            ),
          }))}
        />
      )}
    </div>
  );
}
