import { useState } from "react";
import { graphql } from "react-relay";
import type { useAvatarMutation } from "#web/__generated__/useAvatarMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import { smallSquare } from "../../_lib/smallSquare.ts";

export function useAvatar() {
  const [problem, setProblem] = useState<string>();
  const [isReading, setIsReading] = useState(false);
  const [commit, isSending] = useMutation<useAvatarMutation>(graphql`
    mutation useAvatarMutation($input: SetAvatarInput!) {
      setAvatar(input: $input) {
        user {
          avatarUrl
          hasOwnPicture
        }
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const send = async (image: string | null, done: string): Promise<void> => {
    const answer = await commit({ variables: { input: { image } } });
    const refusal = answer.setAvatar.problem;
    if (refusal) setProblem(refusal.message);
    else toast({ title: done, tone: "success" });
  };
  const guarded = async (work: () => Promise<void>): Promise<void> => {
    setProblem(undefined);
    await work().catch((error: unknown) => setProblem(toGatewayError(error).message));
  };
  const choose = async (file: File): Promise<void> => {
    setIsReading(true);
    const image = await smallSquare(file);
    setIsReading(false);
    if (image === undefined) setProblem(t("Your browser can't read this image. Try a PNG, JPEG or WebP file."));
    else await send(image, t("Picture saved"));
  };
  return {
    problem,
    isSending: isSending || isReading,
    choose: (file: File) => void guarded(() => choose(file)),
    remove: () => void guarded(() => send(null, t("Picture removed"))),
  };
}
