import { useState } from "react";
import { fetchQuery, graphql, usePreloadedQuery, useRelayEnvironment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { PublicAttentionScreenPredictQuery } from "#web/__generated__/PublicAttentionScreenPredictQuery.graphql.ts";
import type { PublicAttentionScreenQuery } from "#web/__generated__/PublicAttentionScreenQuery.graphql.ts";
import { BrandMark } from "#web/layout/brand/BrandMark.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { PageTitle } from "#web/ui/layout/PageTitle.tsx";
import { readOutcome } from "./_lib/attention/prediction.ts";
import { usePictureUrl } from "./_lib/attention/usePictureUrl.ts";
import { usePrediction } from "./_lib/attention/usePrediction.ts";
import { AttentionSource, type Picture } from "./_parts/attention/AttentionSource.tsx";
import { PredictionResult } from "./_parts/attention/PredictionResult.tsx";

/** Predicted attention for anyone: a screenshot or an address in, a map out. */
export default function PublicAttentionScreen({ queryRef }: ScreenProps<PublicAttentionScreenQuery>) {
  const { brand, viewer } = usePreloadedQuery<PublicAttentionScreenQuery>(
    graphql`
      query PublicAttentionScreenQuery @preloadable {
        viewer {
          kind
        }
        brand {
          ...BrandMark_brand
        }
      }
    `,
    queryRef,
  );
  const environment = useRelayEnvironment();
  const [search, setSearch] = useSearchParams();
  const [picture, setPicture] = useState<Picture>();
  const url = search.get("url") ?? "";
  const source = picture ? { image: picture.base64 } : url === "" ? null : { url };
  const used = usePrediction(source && JSON.stringify(source), () =>
    fetchQuery<PublicAttentionScreenPredictQuery>(
      environment,
      graphql`
        query PublicAttentionScreenPredictQuery($url: String, $image: String) {
          attention(url: $url, image: $image) {
            ...prediction_outcome
          }
        }
      `,
      source ?? {},
    ).map(({ attention }) => readOutcome(attention)),
  );
  const pictureUrl = usePictureUrl(picture?.file);
  return (
    <div
      css={(theme) => ({
        width: "min(1120px, 100%)",
        margin: "0 auto",
        padding: `${theme.space.three}px ${theme.space.two}px ${theme.space.six}px`,
      })}
    >
      <div css={(theme) => ({ marginBottom: theme.space.three })}>
        <BrandMark brand={brand} />
      </div>
      <PageTitle
        title={t("Predict where people look")}
        description={t(
          "An attention heatmap of your page before it has visitors. Free, without an account. Nothing is stored.",
        )}
      />
      <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
        <Card>
          <AttentionSource
            url={url}
            isPending={used.isPending}
            onUrl={(address) => {
              setPicture(undefined);
              setSearch({ url: address });
              used.retry();
            }}
            onPicture={(chosen) => {
              setPicture(chosen);
              setSearch({});
            }}
          />
        </Card>
        <PredictionResult used={used} picture={pictureUrl} />
        {viewer?.kind !== "MEMBER" && (
          <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>
            {t("See where your visitors really click:")} <TextLink href="/sign-up">{t("Create an account")}</TextLink>{" "}
            {t("or")} <TextLink href="/login">{t("Log in")}</TextLink>
          </p>
        )}
      </div>
    </div>
  );
}
