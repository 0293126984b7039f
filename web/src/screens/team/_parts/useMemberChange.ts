// Changes a member's role and projects, or removes the member.
import { useState } from "react";
import { graphql } from "react-relay";
import type { Role, useMemberChangeMutation } from "#web/__generated__/useMemberChangeMutation.graphql.ts";
import type { useMemberChangeRemoveMutation } from "#web/__generated__/useMemberChangeRemoveMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import { accessError, accessOf } from "../_lib/roleChoices.ts";

interface Who {
  id: string;
  name: string;
  role: Role;
  projects: readonly { id: string }[];
}

export function useMemberChange(who: Who, connection: string, onDone: () => void) {
  const [role, setRole] = useState<Role>(who.role);
  const [projects, setProjects] = useState<readonly string[] | null>(
    who.projects.length === 0 ? null : who.projects.map(({ id }) => id),
  );
  const [isRemoving, setRemoving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [projectsError, setProjectsError] = useState<string>();
  const [commit, isSaving] = useMutation<useMemberChangeMutation>(graphql`
    mutation useMemberChangeMutation($input: UpdateMemberInput!) {
      updateMember(input: $input) {
        member {
          id
          role
          projects {
            id
            name
          }
        }
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const [commitRemove, isEnding] = useMutation<useMemberChangeRemoveMutation>(graphql`
    mutation useMemberChangeRemoveMutation($input: RemoveMemberInput!, $connections: [ID!]!) {
      removeMember(input: $input) {
        deletedId @deleteEdge(connections: $connections)
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const settle = (refusal: { message: string } | null | undefined, successTitle: string) => {
    if (refusal) return setProblem(refusal.message);
    toast({ title: successTitle, tone: "success" });
    onDone();
  };
  const fail = (error: unknown) => setProblem(toGatewayError(error).message);
  const save = () => {
    setProblem(undefined);
    const error = accessError(role, projects);
    setProjectsError(error);
    if (error) return;
    const input = { id: who.id, role, projects: accessOf(role, projects) };
    commit({ variables: { input } }).then(
      ({ updateMember }) => settle(updateMember.problem, t("{name} saved", { name: who.name })),
      fail,
    );
  };
  const remove = () => {
    setProblem(undefined);
    commitRemove({ variables: { input: { id: who.id }, connections: [connection] } }).then(
      ({ removeMember }) => settle(removeMember.problem, t("{name} removed", { name: who.name })),
      fail,
    );
  };
  const isInFlight = isSaving || isEnding;
  return {
    ...{ role, setRole, projects, setProjects, projectsError },
    ...{ isRemoving, setRemoving, problem, isInFlight, save, remove },
  };
}
