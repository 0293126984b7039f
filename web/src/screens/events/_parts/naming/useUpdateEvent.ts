// Renames, hides and merges an event, shows a toast with Undo, and refetches the screen.
import { graphql } from "react-relay";
import { useRevalidator } from "react-router-dom";
import type { UpdateEventInput, useUpdateEventMutation } from "#web/__generated__/useUpdateEventMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { toast } from "#web/ui/feedback/toasts.ts";

export type EventChange = Omit<UpdateEventInput, "project" | "name">;
export interface Refused {
  message: string;
  field?: string | null | undefined;
}

export function useUpdateEvent(project: string) {
  const revalidator = useRevalidator();
  const [commit] = useMutation<useUpdateEventMutation>(graphql`
    mutation useUpdateEventMutation($input: UpdateEventInput!) {
      updateEvent(input: $input) {
        naming {
          name
        }
        problem {
          field
          message
          reason
          params
        }
      }
    }
  `);
  const change = async (name: string, wanted: EventChange): Promise<Refused | null> => {
    try {
      const { problem } = (await commit({ variables: { input: { project, name, ...wanted } } })).updateEvent;
      if (problem) return { message: problem.message, field: problem.field };
    } catch (error) {
      return { message: toGatewayError(error).message };
    }
    void revalidator.revalidate();
    return null;
  };
  /** Updates optimistically. `back` is the input of Undo. */
  const act = async (name: string, wanted: EventChange, done: string, back?: EventChange): Promise<void> => {
    const refusal = await change(name, wanted);
    if (refusal) toast({ title: refusal.message, tone: "danger" });
    else toast({ title: done, ...(back && { onUndo: () => void change(name, back) }) });
  };
  return { change, act };
}
