// Uploads an image unchanged: the host validates its bytes.
import { useState } from "react";
import { graphql } from "react-relay";
import type { BrandImageKind, useBrandImageMutation } from "#web/__generated__/useBrandImageMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { ensureBrand } from "../../_lib/ensureBrand.ts";

const MAX_BYTES = 64 * 1024;

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

export function useBrandImage(kind: BrandImageKind) {
  const [problem, setProblem] = useState<string>();
  const [commit, isInFlight] = useMutation<useBrandImageMutation>(graphql`
    mutation useBrandImageMutation($input: UploadBrandImageInput!) {
      uploadBrandImage(input: $input) {
        brand {
          ...BrandForm_brand
        }
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const send = async (file: File | null): Promise<void> => {
    setProblem(undefined);
    if (file && file.size > MAX_BYTES) return setProblem(t("The image is larger than 64 KB. Choose a smaller one."));
    try {
      const { uploadBrandImage } = await commit({
        variables: { input: { kind, image: file ? await base64Of(file) : null } },
        updater: (store) => ensureBrand(store, "uploadBrandImage"),
      });
      if (uploadBrandImage.problem) setProblem(uploadBrandImage.problem.message);
    } catch (error) {
      setProblem(toGatewayError(error).message);
    }
  };
  return { problem, isInFlight, send: (file: File | null) => void send(file) };
}
