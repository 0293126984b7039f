import { Link } from "react-aria-components/Link";
import { t } from "#web/texts/t.ts";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";

const steps = [
  { title: t("Create your account"), text: t("Name, email and shop URL.") },
  {
    title: t("Add one line to your shop's theme"),
    text: t("Works on any platform with an editable theme."),
  },
  { title: t("See your visitors arrive"), text: t("Page views and events in real time.") },
];

interface Props {
  href: string;
  label: string;
}

/** The steps to connect a shop, with a link to begin. */
export function ShopSteps({ href, label }: Props) {
  return (
    <>
      <ol css={(theme) => ({ display: "grid", gap: theme.space.two })}>
        {steps.map(({ title, text }, n) => (
          <li key={title} css={{ display: "flex", gap: 12 }}>
            <span
              aria-hidden
              css={(theme) => ({
                flexShrink: 0,
                width: 26,
                height: 26,
                borderRadius: 13,
                display: "grid",
                placeItems: "center",
                background: theme.color.accentSoft,
                color: theme.color.accent,
                fontSize: theme.size.small,
                fontWeight: theme.weight.semibold,
              })}
            >
              {n + 1}
            </span>
            <div>
              <p css={(theme) => ({ fontSize: theme.size.large, fontWeight: theme.weight.medium })}>{title}</p>
              <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Link href={href} css={[buttonStyle("primary", "large"), { width: "100%" }]}>
        {label}
      </Link>
    </>
  );
}
