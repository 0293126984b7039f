import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Card } from "#web/ui/layout/Card.tsx";
import { useMemberPrediction } from "../../_lib/attention/useMemberPrediction.ts";
import { usePictureUrl } from "../../_lib/attention/usePictureUrl.ts";
import { AttentionSource, type Picture } from "./AttentionSource.tsx";
import { PredictionResult } from "./PredictionResult.tsx";

/** The prediction for any address or screenshot, before there is traffic. `project`: global id. */
export function ForeignAttention({ project }: { project: string }) {
  const [search, setSearch] = useSearchParams();
  const [picture, setPicture] = useState<Picture>();
  const url = search.get("url") ?? "";
  const source = picture ? { image: picture.base64 } : url === "" ? null : { url };
  const used = useMemberPrediction(project, source && JSON.stringify(source), source ?? {});
  const setUrl = (address: string) =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      if (address === "") next.delete("url");
      else next.set("url", address);
      return next;
    });
  const pictureUrl = usePictureUrl(picture?.file);
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
      <Card>
        <AttentionSource
          url={url}
          isPending={used.isPending}
          onUrl={(address) => {
            setPicture(undefined);
            setUrl(address);
            used.retry();
          }}
          onPicture={(chosen) => {
            setPicture(chosen);
            setUrl("");
          }}
        />
      </Card>
      <PredictionResult used={used} picture={pictureUrl} />
    </div>
  );
}
