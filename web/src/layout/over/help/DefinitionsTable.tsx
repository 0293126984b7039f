import { t } from "#web/texts/t.ts";
import { sideScroll } from "#web/ui/layout/sideScroll.ts";

const products = [t("Plausible"), t("Google Analytics 4"), t("Matomo")];

const rows = [
  {
    label: t("Visitor"),
    cells: [
      t("A browser, until its storage is cleared"),
      t("A browser, for one day"),
      t("A browser, identified by a first-party cookie"),
      t("A browser, identified by a first-party cookie"),
    ],
  },
  {
    label: t("Session end"),
    cells: [
      t("After 30 minutes of inactivity, on a new campaign, or after 24 hours"),
      t("After 30 minutes of inactivity"),
      t("After 30 minutes of inactivity"),
      t("After 30 minutes of inactivity, on a new campaign, or at midnight"),
    ],
  },
  {
    label: t("Bounce"),
    cells: [
      t("One page view, no interaction, under 10 seconds"),
      t("One page view, no custom event"),
      t("One page view, no key event, under 10 seconds"),
      t("One page view, no other action"),
    ],
  },
  {
    label: t("Duration"),
    cells: [
      t("From the first to the last event, including page exit"),
      t("From the first to the last page view or event (0 for a single page)"),
      t("Time in the foreground"),
      t("From the first to the last action (0 for a single action)"),
    ],
  },
];

/** How our metrics differ from those of other products; details in docs/definitions.md. */
export function DefinitionsTable() {
  const title = t("How other products count");
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div role="region" aria-label={title} tabIndex={0} css={[sideScroll, { marginTop: 8 }]}>
      <table
        css={(theme) => ({
          minWidth: 560,
          borderCollapse: "collapse",
          fontSize: theme.size.small,
          textAlign: "start",
          "& caption": { textAlign: "start", fontWeight: theme.weight.medium, paddingBottom: 4 },
          "& th, & td": {
            padding: "6px 8px",
            verticalAlign: "top",
            textAlign: "start",
            borderTop: `1px solid ${theme.color.border}`,
          },
          "& td": { color: theme.color.muted },
        })}
      >
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t("Metric")}</th>
            <th scope="col">{t("Our definition")}</th>
            {products.map((product) => (
              <th key={product} scope="col">
                {product}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
