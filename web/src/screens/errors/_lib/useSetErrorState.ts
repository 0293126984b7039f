import { graphql } from "react-relay";
import { useRevalidator } from "react-router-dom";
import type {
  SetErrorStateInput,
  useSetErrorStateMutation,
} from "#web/__generated__/useSetErrorStateMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { toast } from "#web/ui/feedback/toasts.ts";

/** Changes an error's state with an optimistic update. Failures show a toast. */
export function useSetErrorState(): [set: (input: SetErrorStateInput, done: string) => void, isSending: boolean] {
  const revalidator = useRevalidator();
  const [commit, isSending] = useMutation<useSetErrorStateMutation>(graphql`
    mutation useSetErrorStateMutation($input: SetErrorStateInput!) {
      setErrorState(input: $input) {
        errorId
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const set = async (input: SetErrorStateInput, done: string) => {
    try {
      const { setErrorState } = await commit({ variables: { input } });
      if (setErrorState.problem) {
        toast({ tone: "danger", title: setErrorState.problem.message });
        return;
      }
      toast({ tone: "success", title: done });
      void revalidator.revalidate();
    } catch (error) {
      toast({ tone: "danger", title: toGatewayError(error).message });
    }
  };
  return [(input, done) => void set(input, done), isSending];
}
