/**
 * @generated SignedSource<<e3f6923b0e4a562c3be99ba29b3acb08>>
 * @relayHash e6abd6bb6c221540034995889113cfd4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 928dc38bc45a3efd495aeb526d18410deab5330c08e155ac341f6408d4e6f8b5

import { ConcreteRequest } from 'relay-runtime';
export type UpdateRecordingCollectionInput = {
  addRecordings?: ReadonlyArray<string> | null | undefined;
  id: string;
  name?: string | null | undefined;
  removeRecordings?: ReadonlyArray<string> | null | undefined;
  search?: string | null | undefined;
};
export type useCollectionsUpdateMutation$variables = {
  input: UpdateRecordingCollectionInput;
};
export type useCollectionsUpdateMutation$data = {
  readonly updateRecordingCollection: {
    readonly collection: {
      readonly id: string;
      readonly name: string;
      readonly recordingCount: number;
    } | null | undefined;
    readonly problem: {
      readonly field: string | null | undefined;
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
    } | null | undefined;
  };
};
export type useCollectionsUpdateMutation = {
  response: useCollectionsUpdateMutation$data;
  variables: useCollectionsUpdateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "UpdateRecordingCollectionPayload",
    "kind": "LinkedField",
    "name": "updateRecordingCollection",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RecordingCollection",
        "kind": "LinkedField",
        "name": "collection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "recordingCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Problem",
        "kind": "LinkedField",
        "name": "problem",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "params",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCollectionsUpdateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCollectionsUpdateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "928dc38bc45a3efd495aeb526d18410deab5330c08e155ac341f6408d4e6f8b5",
    "metadata": {},
    "name": "useCollectionsUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "058e8f0e66f3663f5cf16b57332b631d";

export default node;
