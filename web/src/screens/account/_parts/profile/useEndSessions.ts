import { useState } from "react";
import { graphql } from "react-relay";
import type { SessionsCard_viewer$data } from "#web/__generated__/SessionsCard_viewer.graphql.ts";
import type { useEndSessionsMutation } from "#web/__generated__/useEndSessionsMutation.graphql.ts";
import type { useEndSessionsOthersMutation } from "#web/__generated__/useEndSessionsOthersMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";

export type SignedIn = NonNullable<SessionsCard_viewer$data["sessions"]>[number];

interface Answer {
  sessions: readonly SignedIn[] | null | undefined;
  problem: { message: string } | null | undefined;
}

/** `first`: the list when the page was opened; each mutation returns the updated list. */
export function useEndSessions(first: readonly SignedIn[]) {
  const [answered, setAnswered] = useState<readonly SignedIn[]>();
  const [ending, setEnding] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [commitOne] = useMutation<useEndSessionsMutation>(graphql`
    mutation useEndSessionsMutation($input: EndSessionInput!) {
      endSession(input: $input) {
        sessions {
          sessionId
          device
          signedInAt
          lastSeenAt
          isCurrent
        }
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const [commitOthers] = useMutation<useEndSessionsOthersMutation>(graphql`
    mutation useEndSessionsOthersMutation {
      endOtherSessions {
        sessions {
          sessionId
          device
          signedInAt
          lastSeenAt
          isCurrent
        }
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const run = async (what: string, ask: () => Promise<Answer>, done: string): Promise<void> => {
    if (ending) return;
    setEnding(what);
    setProblem(undefined);
    const answer = await ask().catch((error: unknown): Answer => ({
      sessions: undefined,
      problem: { message: toGatewayError(error).message },
    }));
    setEnding(undefined);
    if (answer.problem) return setProblem(answer.problem.message);
    setAnswered(answer.sessions ?? []);
    toast({ title: done, tone: "success" });
  };
  return {
    sessions: answered ?? first,
    ending,
    problem,
    endOne: (sessionId: string) =>
      void run(
        sessionId,
        async () => (await commitOne({ variables: { input: { sessionId } } })).endSession,
        t("Session logged out"),
      ),
    endOthers: () =>
      void run(
        "others",
        async () => (await commitOthers({ variables: {} })).endOtherSessions,
        t("Logged out everywhere else"),
      ),
  };
}
