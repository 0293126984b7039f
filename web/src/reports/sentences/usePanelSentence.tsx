import { useCallback, useState, type ReactNode, type RefObject } from "react";
import { useMayDownload } from "#web/ui/actions/mayDownload.ts";
import { PanelFactsContext, type ReadFacts } from "#web/ui/data/panelFacts.ts";
import { panelSentence } from "./panelSentence.ts";
import { useReportDescription } from "./reportDescription.ts";
import { SentenceButton } from "./SentenceButton.tsx";

type Source = RefObject<ReadFacts>;

/**
 * Lets the numbers inside `wrap` be copied as a sentence from `button`, in their card's header. Without numbers, or on
 * a screen without a range, there is no button.
 */
export function usePanelSentence(title: string): { button: ReactNode; wrap(content: ReactNode): ReactNode } {
  const [sources, setSources] = useState<readonly Source[]>([]);
  const publish = useCallback((source: Source, isMain: boolean) => {
    setSources((others) => (isMain ? [source, ...others] : [...others, source]));
    return () => setSources((all) => all.filter((one) => one !== source));
  }, []);
  const report = useReportDescription();
  const mayCopy = useMayDownload();
  const write = () => {
    const facts = sources.flatMap((source) => source.current() ?? [])[0];
    return report && facts && panelSentence(report, title, facts);
  };
  return {
    button: report && mayCopy && sources.length > 0 && (
      <SentenceButton title={title} write={() => write() ?? undefined} />
    ),
    wrap: (content) => <PanelFactsContext value={publish}>{content}</PanelFactsContext>,
  };
}
