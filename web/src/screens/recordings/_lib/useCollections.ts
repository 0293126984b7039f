// Creates, changes and deletes collections. Each resolves with a problem or nothing.
import { graphql } from "react-relay";
import type { useCollectionsCreateMutation } from "#web/__generated__/useCollectionsCreateMutation.graphql.ts";
import type { useCollectionsDeleteMutation } from "#web/__generated__/useCollectionsDeleteMutation.graphql.ts";
import type { useCollectionsUpdateMutation } from "#web/__generated__/useCollectionsUpdateMutation.graphql.ts";
import { useMutation } from "#web/relay/useMutation.ts";

export function useCreateCollection() {
  const [commit] = useMutation<useCollectionsCreateMutation>(graphql`
    mutation useCollectionsCreateMutation($input: CreateRecordingCollectionInput!) {
      createRecordingCollection(input: $input) {
        collection {
          id
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
  return async (input: useCollectionsCreateMutation["variables"]["input"]) =>
    (await commit({ variables: { input } })).createRecordingCollection.problem;
}

export function useUpdateCollection() {
  const [commit] = useMutation<useCollectionsUpdateMutation>(graphql`
    mutation useCollectionsUpdateMutation($input: UpdateRecordingCollectionInput!) {
      updateRecordingCollection(input: $input) {
        collection {
          id
          name
          recordingCount
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
  return async (input: useCollectionsUpdateMutation["variables"]["input"]) =>
    (await commit({ variables: { input } })).updateRecordingCollection.problem;
}

export function useDeleteCollection() {
  const [commit] = useMutation<useCollectionsDeleteMutation>(graphql`
    mutation useCollectionsDeleteMutation($input: DeleteRecordingCollectionInput!) {
      deleteRecordingCollection(input: $input) {
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  return async (id: string) => (await commit({ variables: { input: { id } } })).deleteRecordingCollection.problem;
}
