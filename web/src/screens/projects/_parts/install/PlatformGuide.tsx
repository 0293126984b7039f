import { useSearchChoice } from "#web/filters/useSearchChoice.ts";
import { CopyButton } from "#web/layout/install/CopyButton.tsx";
import { Tabs } from "#web/ui/navigation/Tabs.tsx";
import { t } from "#web/texts/t.ts";
import { platforms } from "../../_lib/platforms.ts";

const ids = platforms.map(({ id }) => id);

/** What to do on each platform, with the project's own code. */
export function PlatformGuide({ snippet }: { snippet: string }) {
  const [selected, choose] = useSearchChoice("platform", ids, "html");
  const platform = platforms.find(({ id }) => id === selected);
  if (!platform) return null;
  const text = platform.code(snippet);
  return (
    <Tabs
      label={t("Platform")}
      tabs={platforms.map(({ id, label }) => ({ id, label }))}
      selected={selected}
      onSelect={choose}
    >
      <ol
        css={(t) => ({
          display: "grid",
          gap: 6,
          margin: 0,
          paddingLeft: 20,
          listStyle: "decimal",
          fontSize: t.size.body,
          lineHeight: "22px",
        })}
      >
        {platform.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div
        css={(t) => ({
          display: "flex",
          alignItems: "flex-start",
          gap: t.space.one,
          marginTop: t.space.two,
          padding: 8,
          border: `1px solid ${t.color.border}`,
          borderRadius: t.radius.medium,
          background: t.color.sunken,
          [t.media.narrow]: { flexDirection: "column" },
        })}
      >
        <code
          css={(t) => ({
            flex: 1,
            minWidth: 0,
            padding: 6,
            fontSize: t.size.small,
            lineHeight: "18px",
            whiteSpace: "pre-wrap",
            overflowWrap: "anywhere",
          })}
        >
          {text}
        </code>
        <CopyButton text={text} />
      </div>
    </Tabs>
  );
}
