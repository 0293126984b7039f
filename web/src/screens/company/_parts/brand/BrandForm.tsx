import { graphql, useFragment } from "react-relay";
import type { BrandForm_brand$key } from "#web/__generated__/BrandForm_brand.graphql.ts";
import { Form } from "#web/relay/form/Form.tsx";
import { languages } from "#web/texts/languages.ts";
import { t } from "#web/texts/t.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { BrandImages } from "./BrandImages.tsx";
import { BrandPreview } from "./BrandPreview.tsx";
import { ColorNote } from "./ColorNote.tsx";
import { DomainCard } from "./DomainCard.tsx";
import { SsoFields } from "./SsoFields.tsx";
import { useBrandForm } from "./useBrandForm.ts";

/** Changes show in the preview immediately, and on the host name after saving. */
export function BrandForm({ brand }: { brand: BrandForm_brand$key }) {
  const data = useFragment(
    graphql`
      fragment BrandForm_brand on OwnBrand {
        domain
        name
        mainColor
        loginText
        language
        cssUrl
        cdnDomain
        logoUrl
        faviconUrl
        sso {
          isOn
          isForced
          domain
          clientId
          hasSecret
        }
        ...BrandImages_brand
        ...DomainCard_brand
      }
    `,
    brand,
  );
  const form = useBrandForm({
    domain: data.domain ?? "",
    name: data.name ?? "",
    mainColor: data.mainColor ?? "",
    loginText: data.loginText ?? "",
    language: data.language ?? "",
    cssUrl: data.cssUrl ?? "",
    cdnDomain: data.cdnDomain ?? "",
    ssoIsOn: data.sso.isOn,
    ssoIsForced: data.sso.isForced,
    ssoDomain: data.sso.domain ?? "",
    ssoClientId: data.sso.clientId ?? "",
    ssoClientSecret: "",
  });
  const { values } = form;
  return (
    <div
      css={(theme) => ({
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr) minmax(0, 380px)",
        alignItems: "start",
        gap: theme.space.two,
        "@media (max-width: 1180px)": { gridTemplateColumns: "minmax(0, 1fr)" },
      })}
    >
      <Card title={t("Your brand")}>
        <Form form={form} label={t("Your brand")}>
          <TextField
            label={t("Hostname")}
            placeholder="stats.example.com"
            description={t("On this hostname, your members and clients see only your brand.")}
            {...form.text("domain")}
          />
          <TextField label={t("Name")} maxLength={60} {...form.text("name")} />
          <div css={{ display: "grid", gap: 6 }}>
            <div css={{ display: "flex", gap: 8, alignItems: "end" }}>
              <TextField label={t("Main color")} placeholder="#0a7d5c" css={{ flex: 1 }} {...form.text("mainColor")} />
              <input
                type="color"
                aria-label={t("Choose the main color")}
                value={/^#[0-9a-f]{6}$/i.test(values.mainColor) ? values.mainColor : "#4657d1"}
                onChange={(event) => form.set("mainColor")(event.target.value)}
                css={(theme) => ({
                  width: 44,
                  height: theme.control.medium,
                  padding: 2,
                  border: `1px solid ${theme.color.borderStrong}`,
                  borderRadius: theme.radius.medium,
                  background: theme.color.raised,
                  cursor: "pointer",
                  [theme.media.coarse]: { height: theme.control.touch },
                })}
              />
            </div>
            <ColorNote color={values.mainColor} />
          </div>
          <TextField label={t("Text on the sign-in page")} rows={2} maxLength={280} {...form.text("loginText")} />
          <Select
            label={t("Language of the sign-in page")}
            choices={[
              { id: "", label: t("Browser language") },
              ...Object.entries(languages).map(([id, label]) => ({ id, label })),
            ]}
            {...form.choice("language")}
          />
          <TextField
            label={t("Stylesheet")}
            placeholder="https://www.example.com/brand.css"
            description={t("Loaded on every page. Must start with https://.")}
            {...form.text("cssUrl")}
          />
          <TextField label={t("Tracking script hostname")} placeholder="cdn.example.com" {...form.text("cdnDomain")} />
          <SsoFields form={form} hasSecret={data.sso.hasSecret} />
        </Form>
      </Card>
      <div
        css={(theme) => ({
          display: "grid",
          gap: theme.space.two,
          position: "sticky",
          top: `calc(var(--sticky-top, 0px) + ${theme.space.two}px)`,
        })}
      >
        <BrandPreview
          name={values.name}
          mainColor={values.mainColor}
          loginText={values.loginText}
          domain={values.domain}
          logoUrl={data.logoUrl}
          faviconUrl={data.faviconUrl}
        />
        <DomainCard brand={data} />
        {data.domain && <BrandImages brand={data} />}
      </div>
    </div>
  );
}
