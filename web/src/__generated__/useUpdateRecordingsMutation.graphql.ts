/**
 * @generated SignedSource<<8fbb16a112f9e6410d3922154196e6a4>>
 * @relayHash bc3b5808aae7c3c73002122dbce1f911
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31fe2eb242a91aedb1b2335d49dd0e280a1b593ac6bd54e3402f627f1e0822bd

import { ConcreteRequest } from 'relay-runtime';
export type UpdateRecordingsInput = {
  addTags?: ReadonlyArray<string> | null | undefined;
  ids: ReadonlyArray<string>;
  isStarred?: boolean | null | undefined;
  removeTags?: ReadonlyArray<string> | null | undefined;
};
export type useUpdateRecordingsMutation$variables = {
  input: UpdateRecordingsInput;
};
export type useUpdateRecordingsMutation$data = {
  readonly updateRecordings: {
    readonly problem: {
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
    } | null | undefined;
    readonly recordings: ReadonlyArray<{
      readonly id: string;
      readonly isStarred: boolean;
      readonly tags: ReadonlyArray<string>;
    }> | null | undefined;
  };
};
export type useUpdateRecordingsMutation = {
  response: useUpdateRecordingsMutation$data;
  variables: useUpdateRecordingsMutation$variables;
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
    "concreteType": "UpdateRecordingsPayload",
    "kind": "LinkedField",
    "name": "updateRecordings",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Recording",
        "kind": "LinkedField",
        "name": "recordings",
        "plural": true,
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
            "name": "isStarred",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tags",
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
    "name": "useUpdateRecordingsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateRecordingsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "31fe2eb242a91aedb1b2335d49dd0e280a1b593ac6bd54e3402f627f1e0822bd",
    "metadata": {},
    "name": "useUpdateRecordingsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8de04356bde2498082a3594df7b9647e";

export default node;
