import { useState } from "react";
import { Snippet } from "#web/layout/install/Snippet.tsx";
import { Panel } from "#web/reports/Panel.tsx";
import { t } from "#web/texts/t.ts";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { utmAddress, type UtmMarks } from "../_lib/utmAddress.ts";

const nothing: UtmMarks = { url: "", source: "", medium: "", campaign: "", content: "", term: "" };

const fields: readonly { id: keyof UtmMarks; label: string; example: string }[] = [
  { id: "source", label: t("Source"), example: "newsletter" },
  { id: "medium", label: t("Medium"), example: "email" },
  { id: "campaign", label: t("Campaign"), example: "spring-sale" },
  { id: "content", label: t("Content (optional)"), example: "top-button" },
  { id: "term", label: t("Term (optional)"), example: "hiking+boots" },
];

/** Builds a campaign URL, so that its sessions get the right channel. */
export function UtmBuilder() {
  const [marks, setMarks] = useState(nothing);
  const { address, problem } = utmAddress(marks);
  const change = (id: keyof UtmMarks) => (value: string) => setMarks({ ...marks, [id]: value });
  return (
    <Panel
      title={t("Campaign link")}
      height={280}
      definition={t(
        "Use the link in emails, ads and posts. Its sessions are attributed to this source, medium and campaign.",
      )}
    >
      <div css={(theme) => ({ display: "grid", gap: theme.space.oneHalf })}>
        <TextField
          label={t("Page")}
          type="url"
          placeholder="https://www.example.com/sale"
          value={marks.url}
          onChange={change("url")}
          error={problem === "address" ? t("Enter a URL such as https://www.example.com/sale") : ""}
        />
        <div
          css={(theme) => ({
            display: "grid",
            gap: theme.space.oneHalf,
            gridTemplateColumns: "repeat(auto-fit, minmax(160px, 1fr))",
          })}
        >
          {fields.map(({ id, label, example }) => (
            <TextField key={id} label={label} placeholder={example} value={marks[id]} onChange={change(id)} />
          ))}
        </div>
        {address ? (
          <Snippet code={address} />
        ) : (
          <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.small })}>
            {t("Enter a page URL to generate the link.")}
          </p>
        )}
      </div>
    </Panel>
  );
}
