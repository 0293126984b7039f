import { useSearchParams } from "react-router-dom";
import { t } from "#web/texts/t.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { readAct, writeAct, type Act } from "../_lib/retentionChoices.ts";
import { RetentionAct } from "./RetentionAct.tsx";
import { formatAction } from "./formatAction.ts";

interface Props {
  projectId: string;
  /** share links show the choice read-only */
  isMember: boolean;
}

/** The actions that start a cohort and count as a return, as a sentence. */
export function RetentionActs({ projectId, isMember }: Props) {
  const [search, setSearch] = useSearchParams();
  const start = readAct(search, "start");
  const back = readAct(search, "return");
  const change = (name: "start" | "return", act: Act) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        const text = writeAct(act);
        if (text === null) next.delete(name);
        else next.set(name, text);
        return next;
      },
      { preventScrollReset: true },
    );
  if (!isMember) {
    if (start.kind === "VISIT" && back.kind === "VISIT") return null;
    return (
      <Card>
        <p>
          {t("First action: {start}. Returned to do: {back}.", {
            start: formatAction(start),
            back: formatAction(back),
          })}
        </p>
      </Card>
    );
  }
  return (
    <Card>
      <div css={(theme) => ({ display: "flex", flexWrap: "wrap", gap: `${theme.space.two}px ${theme.space.four}px` })}>
        <RetentionAct
          key={`start ${writeAct(start)}`}
          label={t("First action")}
          {...{ projectId }}
          act={start}
          onChange={(act) => change("start", act)}
        />
        <RetentionAct
          key={`return ${writeAct(back)}`}
          label={t("Returned to do")}
          {...{ projectId }}
          act={back}
          onChange={(act) => change("return", act)}
        />
      </div>
    </Card>
  );
}
