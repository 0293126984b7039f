import { Check, Minus } from "lucide-react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { SharePreviewQuery } from "#web/__generated__/SharePreviewQuery.graphql.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { PartList } from "./PartList.tsx";

export const sharePreviewQuery = graphql`
  query SharePreviewQuery(
    $project: ID!
    $module: ShareModule!
    $itemId: String
    $freeRange: Boolean!
    $redactPersonalData: Boolean!
    $allowDownload: Boolean!
  ) @throwOnFieldError {
    viewer {
      project(id: $project) {
        share {
          preview(
            module: $module
            itemId: $itemId
            freeRange: $freeRange
            redactPersonalData: $redactPersonalData
            allowDownload: $allowDownload
          ) {
            shown
            leftOut
          }
        }
      }
    }
  }
`;

interface Props {
  queryRef: PreloadedQuery<SharePreviewQuery>;
  /** the link's subject and range, as text */
  what: string;
  days: string;
}

/** What a guest of such a link may see, part by part, as evaluated by the permission rules. */
export function SharePreview({ queryRef, what, days }: Props) {
  const preview = usePreloadedQuery<SharePreviewQuery>(sharePreviewQuery, queryRef).viewer.project?.share.preview;
  if (!preview) return null;
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.oneHalf })}>
      <p css={caption}>{t("{what}, {days}", { what, days })}</p>
      <PartList title={t("Included")} parts={preview.shown} icon={<Check aria-hidden />} isShown />
      <PartList title={t("Not included")} parts={preview.leftOut} icon={<Minus aria-hidden />} />
      {(preview.shown.includes("RECORDING") || preview.shown.includes("HEATMAP")) &&
        !preview.shown.includes("PEOPLE") && (
          <p css={caption}>
            {t("The recorded pages are shown as they were recorded. Mask names in them with data-sl-mask.")}
          </p>
        )}
      {preview.shown.includes("EVENT") && !preview.shown.includes("PEOPLE") && (
        <p css={caption}>
          {t(
            "Names in event properties are detected by property name, such as first_name. Check which properties your website sends.",
          )}
        </p>
      )}
    </div>
  );
}
