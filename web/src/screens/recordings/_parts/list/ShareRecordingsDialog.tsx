import { Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { LinkOptions } from "#web/sharing/LinkOptions.tsx";
import { useNewShareLink } from "#web/sharing/useNewShareLink.ts";
import { caption } from "#web/theme/textStyle.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { copyText } from "#web/ui/actions/copyText.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { today } from "#web/ui/dates/today.ts";
import { ProblemBanner } from "#web/ui/feedback/ProblemBanner.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";

export interface SharedRecording {
  readonly key: string;
  readonly startedAt: string;
  /** of the visitor */
  readonly name: string;
}

interface Props {
  /** global id */
  projectId: string;
  timezone: string | undefined;
  recordings: readonly SharedRecording[];
  onClose: () => void;
}

/** Creates a share link for each of several recordings, all with the same options. They can be copied together. */
export function ShareRecordingsDialog({ projectId, timezone, recordings, onClose }: Props) {
  const { options, change, passwordError, problem, create } = useNewShareLink([]);
  const [links, setLinks] = useState<ReadonlyMap<string, string>>(new Map());
  const [isCreating, setCreating] = useState(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const count = recordings.length;
  const copy = async (urls: ReadonlyMap<string, string>) => {
    if (await copyText([...urls.values()].join("\n")))
      toast({
        title: phrase("{count, plural, one {# link copied} other {# links copied}}", { count: urls.size }),
        tone: "success",
      });
  };
  /** What was refused is created by the next press. */
  const share = async () => {
    setCreating(true);
    const created = new Map(links);
    for (const { key, startedAt } of recordings) {
      // no further links after the dialog was closed
      if (!isOpen.current) return;
      if (created.has(key)) continue;
      const day = today(timezone, new Date(startedAt));
      const range = { startDate: day, endDate: day };
      const url = await create({ project: projectId, module: "PLAYBACK", itemId: key, range });
      if (url === undefined) break;
      created.set(key, url);
      setLinks(new Map(created));
    }
    setCreating(false);
  };
  const isDone = links.size === count;
  return (
    <Dialog
      title={phrase("{count, plural, one {Share # recording} other {Share # recordings}}", { count })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width={620}
      footer={
        <>
          <Button onPress={onClose}>{t("Done")}</Button>
          {isDone ? (
            <Button variant="primary" icon={<Copy aria-hidden />} onPress={() => void copy(links)}>
              {t("Copy all links")}
            </Button>
          ) : (
            <Button variant="primary" loading={isCreating} onPress={() => void share()}>
              {phrase("{count, plural, one {Create # link} other {Create # links}}", { count: count - links.size })}
            </Button>
          )}
        </>
      }
    >
      <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
        <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>
          {t("Each recording gets a link of its own. Anyone with a link can view that recording, without an account.")}
        </p>
        <ProblemBanner problem={problem} />
        {links.size === 0 && (
          <LinkOptions module="PLAYBACK" {...{ options, passwordError }} onChange={change} hasOwnRange />
        )}
        {links.size > 0 && (
          <ul
            aria-label={t("Links")}
            css={(theme) => ({ display: "grid", gap: theme.space.one, margin: 0, padding: 0, listStyle: "none" })}
          >
            {recordings.map(({ key, name }) => {
              const url = links.get(key);
              return (
                <li key={key} css={{ display: "grid", minWidth: 0 }}>
                  <span>{name}</span>
                  {url ? (
                    <TextLink href={url} target="_blank" rel="noreferrer" css={{ overflowWrap: "anywhere" }}>
                      {url}
                    </TextLink>
                  ) : (
                    <span css={caption}>{t("No link yet")}</span>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
