import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { CopyButton } from "#web/layout/install/CopyButton.tsx";
import { Tabs } from "#web/ui/navigation/Tabs.tsx";
import { t } from "#web/texts/t.ts";
import { platforms } from "../../_lib/platforms.ts";

const ids = platforms.map(({ id }) => id);

/** The instructions for each platform, with the project's own code. */
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
        css={(theme) => ({
          display: "grid",
          gap: 6,
          margin: 0,
          paddingLeft: 20,
          listStyle: "decimal",
          fontSize: theme.size.body,
          lineHeight: "22px",
        })}
      >
        {platform.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div
        css={(theme) => ({
          display: "flex",
          alignItems: "flex-start",
          gap: theme.space.one,
          marginTop: theme.space.two,
          padding: 8,
          border: `1px solid ${theme.color.border}`,
          borderRadius: theme.radius.medium,
          background: theme.color.sunken,
          [theme.media.narrow]: { flexDirection: "column" },
        })}
      >
        <code
          css={(theme) => ({
            flex: 1,
            minWidth: 0,
            padding: 6,
            fontSize: theme.size.small,
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
