import { FileTrigger } from "react-aria-components/FileTrigger";
import { graphql, useFragment } from "react-relay";
import type { BrandImages_brand$key } from "#web/__generated__/BrandImages_brand.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { useBrandImage } from "./useBrandImage.ts";

const TYPES = ["image/png", "image/jpeg", "image/webp", "image/svg+xml"];

interface OneProps {
  kind: "LOGO" | "FAVICON";
  name: string;
  hint: string;
  url: string | null | undefined;
}

function OneImage({ kind, name, hint, url }: OneProps) {
  const { problem, isInFlight, send } = useBrandImage(kind);
  return (
    <div role="group" aria-label={name} css={{ display: "flex", gap: 14, alignItems: "center", flexWrap: "wrap" }}>
      <span
        css={(theme) => ({
          width: 96,
          height: 56,
          display: "grid",
          placeItems: "center",
          overflow: "hidden",
          borderRadius: theme.radius.medium,
          border: `1px solid ${theme.color.border}`,
          background: theme.color.sunken,
          color: theme.color.muted,
          fontSize: theme.size.small,
        })}
      >
        {url ? (
          <img src={url} alt={name} css={{ maxWidth: 80, maxHeight: 40, objectFit: "contain" }} />
        ) : (
          <span>{t("None")}</span>
        )}
      </span>
      <div css={{ flex: 1, minWidth: 180 }}>
        <p css={(theme) => ({ fontSize: theme.size.body, fontWeight: theme.weight.medium })}>{name}</p>
        <p css={(theme) => ({ fontSize: theme.size.small, color: theme.color.muted })}>{hint}</p>
        {problem && (
          <p role="alert" css={(theme) => ({ fontSize: theme.size.small, color: theme.color.danger })}>
            {problem}
          </p>
        )}
      </div>
      <div css={{ display: "flex", gap: 8 }}>
        <FileTrigger acceptedFileTypes={TYPES} onSelect={(files) => files?.[0] && send(files[0])}>
          <Button size="small" loading={isInFlight} aria-label={t("Upload {name}", { name })}>
            {t("Upload")}
          </Button>
        </FileTrigger>
        {url && (
          <Button size="small" variant="ghost" aria-label={t("Remove {name}", { name })} onPress={() => send(null)}>
            {t("Remove")}
          </Button>
        )}
      </div>
    </div>
  );
}

export function BrandImages({ brand }: { brand: BrandImages_brand$key }) {
  const { logoUrl, faviconUrl } = useFragment(
    graphql`
      fragment BrandImages_brand on OwnBrand {
        logoUrl
        faviconUrl
      }
    `,
    brand,
  );
  return (
    <Card title={t("Images")}>
      <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
        <OneImage
          kind="LOGO"
          name={t("Logo")}
          hint={t("PNG, JPEG, WebP or plain SVG, up to 64 KB. Displayed 28 pixels high.")}
          url={logoUrl}
        />
        <OneImage kind="FAVICON" name={t("Favicon")} hint={t("Square. Shown in the browser tab.")} url={faviconUrl} />
      </div>
    </Card>
  );
}
