import { Global } from "@emotion/react";
import { Printer } from "lucide-react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { InvoiceScreenQuery } from "#web/__generated__/InvoiceScreenQuery.graphql.ts";
import { BareFrame } from "#web/layout/bare/BareFrame.tsx";
import { BrandMark } from "#web/layout/brand/BrandMark.tsx";
import { useNoIndex } from "#web/layout/useNoIndex.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { InvoiceSheet } from "./_parts/InvoiceSheet.tsx";

/** One invoice, accessible to anyone with its URL. Only the invoice itself is printed. */
export default function InvoiceScreen({ queryRef }: ScreenProps<InvoiceScreenQuery>) {
  const { brand, invoice } = usePreloadedQuery<InvoiceScreenQuery>(
    graphql`
      query InvoiceScreenQuery($id: String!) @preloadable {
        brand {
          name
          ...BrandMark_brand
          ...BareFrame_brand
        }
        invoice(id: $id) {
          ...InvoiceSheet_invoice
        }
      }
    `,
    queryRef,
  );
  useNoIndex();
  if (!invoice) {
    return (
      <BareFrame
        brand={brand}
        title={t("Invoice not found")}
        description={t("Check the URL, or ask the sender for the invoice.")}
      >
        <TextLink href="/">{t("Go to the home page")}</TextLink>
      </BareFrame>
    );
  }
  return (
    <div css={(theme) => ({ padding: `${theme.space.six}px ${theme.space.two}px`, "@media print": { padding: 0 } })}>
      <Global
        styles={{
          "@page": { size: "portrait", margin: "20mm" },
          "@media print": { "html, body": { background: "#ffffff" } },
        }}
      />
      <article
        css={(theme) => ({
          display: "grid",
          gap: theme.space.four,
          width: "min(680px, 100%)",
          margin: "0 auto",
          padding: theme.space.four,
          background: theme.color.raised,
          border: `1px solid ${theme.color.border}`,
          borderRadius: theme.radius.large,
          [theme.media.narrow]: { padding: theme.space.two },
          "@media print": { border: 0, padding: 0, width: "100%", color: "#000000", background: "#ffffff" },
        })}
      >
        <div css={{ display: "flex", justifyContent: "space-between", alignItems: "center", gap: 16 }}>
          <BrandMark brand={brand ?? null} />
          <span css={{ "@media print": { display: "none" } }}>
            <Button icon={<Printer aria-hidden />} onPress={() => print()}>
              {t("Print")}
            </Button>
          </span>
        </div>
        <InvoiceSheet invoice={invoice} seller={brand?.name ?? ""} />
      </article>
    </div>
  );
}
